import { useState, type FormEvent } from 'react'
import type { DeskFile } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { FileChoice } from './file-choice.tsx'
import { InsertButtons } from './insert-buttons.tsx'

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
        <InsertButtons isReady={name !== ''} onClose={onClose} />
      </form>
    </Dialog>
  )
}
