import { useState } from 'react'
import { isFields, isList } from '../../edits/plain-value.ts'
import type { Field } from '../../protocol/forms.ts'
import { useDesk } from '../context/desk-context.ts'
import type { Draft } from '../draft/draft.ts'
import { useFields } from '../fields/scope.ts'
import { pickFiles } from '../ui/pick-files.ts'
import { toAttachment } from './to-attachment.ts'

interface AttachedProps {
  draft: Draft
  fields: readonly Field[]
  /** The titles of the entry, with which a document begins. */
  titles: Readonly<Record<string, string>>
  upload: (files: readonly File[]) => Promise<readonly string[]>
  uploading: readonly string[]
}

/** The documents and images of the folder: dropped or chosen, and put into the list of documents by a button. */
export function AttachedFiles({ draft, fields, titles, upload, uploading }: AttachedProps) {
  const { t, toast } = useDesk()
  const scope = useFields()
  const [isOver, setOver] = useState(false)
  const list = fields.find(
    ({ type }) =>
      type.kind === 'list' &&
      type.item.kind === 'group' &&
      type.item.fields.some((one) => one.type.kind === 'file' && one.type.accepts === 'document'),
  )
  const present = list ? scope.read([list.name]) : undefined
  const attached = isList(present)
    ? present.flatMap((item) => (isFields(item) ? [String(item['file'] ?? '')] : []))
    : []
  const files = scope.files.filter(({ text }) => text === undefined)

  const attach = (name: string) => {
    if (!list || list.type.kind !== 'list' || list.type.item.kind !== 'group') return
    const item = toAttachment(name, { item: list.type.item, locales: scope.locales, titles })
    if (isList(present)) scope.insert([list.name], present.length, item)
    else
      scope.write(
        [list.name],
        [item],
        fields.map(({ name }) => name),
      )
  }
  const add = (chosen: readonly File[]) => void upload(chosen)
  return (
    <section className="desk-part" aria-label={t.editor.files}>
      <h2>{t.editor.files}</h2>
      {!scope.isReadOnly && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same
        <div
          className={`desk-drop ${isOver ? 'desk-drop-over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            add([...event.dataTransfer.files])
          }}
        >
          <p>
            {t.files.drop}{' '}
            <button type="button" className="button desk-small" onClick={() => void pickFiles('', true).then(add)}>
              {t.files.choose}
            </button>
          </p>
          <p className="form-hint">{t.files.hint}</p>
        </div>
      )}
      {uploading.map((name) => (
        <output key={name} className="desk-note">
          {t.files.uploading(name)} <progress className="desk-progress" aria-label={t.files.uploading(name)} />
        </output>
      ))}
      {files.length === 0 && <p className="desk-note">{t.files.none}</p>}
      <ul className="desk-rows">
        {files.map(({ name, size, url, type }) => (
          <li key={name} className="desk-row">
            <div className="desk-row-text">
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              <p className="meta">
                <span>{toSize(size)}</span>
                {list && attached.includes(name) && <span className="tag tag-brand">{t.files.attached}</span>}
              </p>
            </div>
            {!scope.isReadOnly && (
              <div className="desk-actions">
                {list && !attached.includes(name) && /pdf|sheet|excel/.test(type ?? name) && (
                  <button type="button" className="button desk-small" onClick={() => attach(name)}>
                    {t.files.attach}
                  </button>
                )}
                <button
                  type="button"
                  className="button desk-small"
                  onClick={() => {
                    void draft.remove([name]).then((isRemoved) => isRemoved && toast('done', t.files.removed(name)))
                  }}
                >
                  {t.files.remove(name)}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function toSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
