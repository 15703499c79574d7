import { useMemo } from 'react'
import { editsOf, findMatter } from '../../edits/matter.ts'
import { valueAt } from '../../edits/plain-value.ts'
import type { Edited } from '../../edits/refusal.ts'
import { refusalTexts } from '../../edits/texts/refusal-texts.ts'
import { openYaml } from '../../edits/yaml-source.ts'
import { useDesk } from '../context/desk-context.ts'
import type { Draft, DraftState } from '../draft/draft.ts'
import type { FieldScope } from '../fields/scope.ts'

interface ScopeOptions {
  draft: Draft
  state: DraftState
  file: string
  isReadOnly: boolean
  showText: () => void
}

/** The fields of one file of the draft: each change replaces the range of one node of its text. */
export function useScope({ draft, state, file, isReadOnly, showText }: ScopeOptions): FieldScope {
  const { language, toast, session } = useDesk()
  const text = state.files.get(file)?.text ?? ''
  const value = useMemo(() => readValue(file, text), [file, text])
  return useMemo(() => {
    const edits = editsOf(file)
    const apply = (change: (text: string) => Edited) => {
      const edited = change(draft.get().files.get(file)?.text ?? '')
      if (edited.isDone) draft.edit(file, edited.text)
      else toast('error', refusalTexts[language][edited.reason])
    }
    const own = state.folder.problems.filter((problem) => problem.file === file && problem.field !== undefined)
    return {
      file,
      isReadOnly,
      locales: session.locales,
      files: state.folder.files,
      read: (path) => valueAt(value, path),
      write: (path, next, order) =>
        apply((before) =>
          next === undefined ? edits.remove(before, path) : edits.set(before, path, next, order ? { order } : {}),
        ),
      insert: (path, index, item) => apply((before) => edits.insertItem(before, path, index, item)),
      removeItem: (path, index) => apply((before) => edits.removeItem(before, path, index)),
      move: (path, from, to) => apply((before) => edits.moveItem(before, path, { from, to })),
      problemsAt: (path, isDeep = false) => {
        const name = path.join('.')
        return own.filter(({ field = '' }) => field === name || (isDeep && field.startsWith(`${name}.`)))
      },
      showText,
    }
  }, [draft, file, isReadOnly, language, session.locales, showText, state.folder, toast, value])
}

function readValue(file: string, text: string) {
  const matter = file.endsWith('.md') ? findMatter(text) : undefined
  if (file.endsWith('.md') && !matter) return undefined
  const source = openYaml(matter ? text.slice(matter.from, matter.to) : text)
  return 'isDone' in source ? undefined : source.value
}
