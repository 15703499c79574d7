import { useState, type FormEvent } from 'react'
import type { DeskFile } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { FileChoice } from './file-choice.tsx'
import { InsertButtons } from './insert-buttons.tsx'

interface DocumentDialogProps {
  files: readonly DeskFile[]
  first?: string | undefined
  upload: (files: readonly File[]) => Promise<readonly string[]>
  onInsert: (markdown: string) => void
  onClose: () => void
}

/** A link to a document of the folder. */
export function DocumentDialog({ files, first, upload, onInsert, onClose }: DocumentDialogProps) {
  const { t } = useDesk()
  const [name, setName] = useState(first ?? '')
  const [label, setLabel] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === '') return
    onInsert(`[${(label || name).replaceAll(/[[\]]/g, String.raw`\$&`)}](./${name})`)
    onClose()
  }
  return (
    <Dialog title={t.markdown.documentTitle} onClose={onClose}>
      <form className="desk-form" onSubmit={submit}>
        <FileChoice
          label={t.markdown.document}
          accepts=".pdf,.xlsx"
          names={files.map((file) => file.name).filter((one) => /\.(?:pdf|xlsx)$/i.test(one))}
          value={name}
          upload={upload}
          onChange={setName}
        />
        <FieldFrame label={t.markdown.linkText}>
          {(ids) => <input {...ids} type="text" value={label} onChange={({ target }) => setLabel(target.value)} />}
        </FieldFrame>
        <InsertButtons isReady={name !== ''} onClose={onClose} />
      </form>
    </Dialog>
  )
}
