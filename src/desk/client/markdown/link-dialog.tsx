import { useState, type FormEvent } from 'react'
import { useDesk } from '../context/desk-context.ts'
import { toDeskLanguage } from '../texts/languages.ts'
import { Combobox } from '../ui/combobox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { findHeadings } from './find-headings.ts'
import { InsertButtons } from './insert-buttons.tsx'

interface LinkDialogProps {
  /** The selected part of the text. */
  text: string
  body: string
  locale: string
  onInsert: (markdown: string) => void
  onClose: () => void
}

/** A link to an entry or page found by its title, to a heading of the same text, or to an address that was pasted. */
export function LinkDialog({ text, body, locale, onInsert, onClose }: LinkDialogProps) {
  const { t, api, say, explain, toast } = useDesk()
  const [label, setLabel] = useState(text)
  const [address, setAddress] = useState('')
  const headings = findHeadings(body)
  const search = async (query: string, signal: AbortSignal) =>
    (await api.entries(query, '', signal)).map(({ path, title }) => ({
      id: path,
      label: say(title) || path,
      detail: path,
    }))
  const choose = async (path: string, title: string) => {
    try {
      const { published, preview } = await api.open(path)
      const found = published?.address ?? preview
      const url = found[toDeskLanguage(locale)]
      setAddress(url === '' ? '' : new URL(url, location.origin).pathname)
      if (label === '') setLabel(title)
    } catch (error) {
      toast('error', explain(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address === '') return
    onInsert(`[${(label || address).replaceAll(/[[\]]/g, String.raw`\$&`)}](${address})`)
    onClose()
  }
  return (
    <Dialog title={t.markdown.linkTitle} onClose={onClose}>
      <form className="desk-form" onSubmit={submit}>
        <FieldFrame label={t.markdown.linkText}>
          {(ids) => (
            <input {...ids} type="text" lang={locale} value={label} onChange={({ target }) => setLabel(target.value)} />
          )}
        </FieldFrame>
        <FieldFrame label={t.markdown.linkTo} help={t.markdown.linkHint}>
          {(ids) => (
            <Combobox
              ids={ids}
              shown={address}
              search={search}
              onChoose={(option) => void choose(option.id, option.label)}
              onType={(typed) => {
                if (/^(?:https?:\/\/|\/|#|mailto:|tel:)/.test(typed.trim())) setAddress(typed.trim())
              }}
            />
          )}
        </FieldFrame>
        {headings.length > 0 && (
          <FieldFrame label={t.markdown.linkPlace}>
            {(ids) => (
              <select
                {...ids}
                value={headings.some(({ anchor }) => `#${anchor}` === address) ? address : ''}
                onChange={({ target }) => {
                  setAddress(target.value)
                  const found = headings.find(({ anchor }) => `#${anchor}` === target.value)
                  if (label === '' && found) setLabel(found.title)
                }}
              >
                <option value="">{t.field.choose}</option>
                {headings.map(({ anchor, title }) => (
                  <option key={anchor} value={`#${anchor}`}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
        <InsertButtons isReady={address !== ''} onClose={onClose} />
      </form>
    </Dialog>
  )
}
