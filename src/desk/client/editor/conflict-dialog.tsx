import { useState } from 'react'
import type { Conflict } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'

interface ConflictProps {
  conflict: Conflict
  onResolve: (texts: ReadonlyMap<string, string>) => void
}

/** Two people wrote the same file: both texts side by side, of which one is kept, or edited to have both. */
export function ConflictDialog({ conflict, onResolve }: ConflictProps) {
  const { t } = useDesk()
  const [index, setIndex] = useState(0)
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(
    () => new Map(conflict.files.map(({ name, yours }) => [name, yours])),
  )
  const file = conflict.files[index]
  if (!file) return null
  const take = (text: string) => {
    const next = new Map(texts).set(file.name, text)
    setTexts(next)
    if (index + 1 < conflict.files.length) setIndex(index + 1)
    else onResolve(next)
  }
  return (
    // It stays until one is chosen: nothing is saved before.
    <Dialog title={t.conflict.title} isWide onClose={() => {}}>
      <p className="desk-lead">{t.conflict.lead(file.by, file.name)}</p>
      <div className="desk-languages">
        <FieldFrame label={t.conflict.yours}>
          {(ids) => (
            <textarea
              {...ids}
              className="desk-code"
              rows={16}
              value={texts.get(file.name) ?? file.yours}
              onChange={({ target }) => setTexts(new Map(texts).set(file.name, target.value))}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t.conflict.theirs(file.by)}>
          {(ids) => <textarea {...ids} className="desk-code" rows={16} readOnly value={file.theirs} />}
        </FieldFrame>
      </div>
      <p className="form-hint">{t.conflict.kept}</p>
      <div className="desk-buttons">
        <button type="button" className="button button-first" onClick={() => take(texts.get(file.name) ?? file.yours)}>
          {t.conflict.keepYours}
        </button>
        <button type="button" className="button" onClick={() => take(file.theirs)}>
          {t.conflict.takeTheirs}
        </button>
      </div>
    </Dialog>
  )
}
