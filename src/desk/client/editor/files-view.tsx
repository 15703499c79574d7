import { useState } from 'react'
import { useDesk } from '../context/desk-context.ts'
import type { Draft, DraftState } from '../draft/draft.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const textFile = lazyPart(async () => (await import('../markdown/text-file-editor.tsx')).TextFileEditor)

interface FilesViewProps {
  draft: Draft
  state: DraftState
  isReadOnly: boolean
  /** The fault at which a file opens. */
  at?: { name: string; line: number; column: number } | undefined
}

/** The files of the folder as they are, byte for byte. */
export function FilesView({ draft, state, isReadOnly, at }: FilesViewProps) {
  const { t } = useDesk()
  const names = [...state.files.keys()]
  const [chosen, setChosen] = useState(at?.name ?? names.find((name) => name === 'entry.yaml') ?? names[0] ?? '')
  const [first] = useState(at)
  const file = state.files.get(chosen)
  return (
    <section aria-label={t.editor.asText} data-file={chosen}>
      <fieldset className="desk-choice">
        <legend className="desk-hidden">{t.editor.file}</legend>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      {file && (
        <textFile.Part
          key={chosen}
          name={chosen}
          text={file.text}
          problems={state.folder.problems.filter((problem) => problem.file === chosen)}
          isReadOnly={isReadOnly}
          at={first?.name === chosen ? first : undefined}
          onChange={(text) => draft.edit(chosen, text)}
        />
      )}
    </section>
  )
}
