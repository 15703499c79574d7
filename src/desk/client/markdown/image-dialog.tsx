import { useState, type FormEvent } from 'react'
import type { DeskFile } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { FileChoice } from './file-choice.tsx'

interface ImageDialogProps {
  files: readonly DeskFile[]
  first?: string | undefined
  upload: (files: readonly File[]) => Promise<readonly string[]>
  onInsert: (markdown: string) => void
  onClose: () => void
}

/** An image of the folder, or a new one, with its description: no image goes without one. */
export function ImageDialog({ files, first, upload, onInsert, onClose }: ImageDialogProps) {
  const { t } = useDesk()
  const [name, setName] = useState(first ?? '')
  const [alt, setAlt] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name === '' || alt.trim() === '') return
    onInsert(`![${alt.trim().replaceAll(/[[\]]/g, String.raw`\$&`)}](./${name})`)
    onClose()
  }
  return (
    <Dialog title={t.markdown.imageTitle} onClose={onClose}>
      <form className="desk-form" noValidate onSubmit={submit}>
        <FileChoice
          label={t.markdown.image}
          accepts=".jpg,.jpeg,.png,.svg"
          names={files.map((file) => file.name).filter((one) => /\.(?:jpe?g|png|svg)$/i.test(one))}
          value={name}
          upload={upload}
          onChange={setName}
        />
        {name !== '' && <img className="desk-thumbnail" src={files.find((file) => file.name === name)?.url} alt="" />}
        <FieldFrame
          label={t.files.alt}
          help={t.files.altHint}
          problem={isTried && alt.trim() === '' && t.actions.required}
        >
          {(ids) => <textarea {...ids} rows={2} value={alt} onChange={({ target }) => setAlt(target.value)} />}
        </FieldFrame>
        <div className="desk-buttons">
          <button type="submit" className="button button-first" disabled={name === ''}>
            {t.markdown.insert}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t.shell.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
