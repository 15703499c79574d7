import { useDesk } from '../context/desk-context.ts'
import type { EditView } from '../routing/address.ts'
import { Load } from '../ui/load.tsx'
import { useRequest } from '../ui/use-request.ts'
import { Editor } from './editor.tsx'

/** The editor of a folder: it waits for the folder, and for the form of its collection. */
export function EditorScreen({ path, view }: { path: string; view: EditView }) {
  const { api } = useDesk()
  const request = useRequest(path, async () => {
    const opened = await api.open(path)
    // Without a form there are the files.
    const form = opened.collection === undefined ? undefined : await api.form(opened.collection).catch(() => undefined)
    return { opened, form }
  })
  return (
    <Load request={request}>
      {({ opened, form }) => <Editor key={opened.path} opened={opened} form={form} view={view} />}
    </Load>
  )
}
