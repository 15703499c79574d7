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
    const isRoot = !opened.path.includes('/') && opened.path.endsWith('.yaml')
    const name = isRoot ? opened.path : opened.collection
    // Without a form there are the files.
    const form = name === undefined ? undefined : await api.form(name).catch(() => undefined)
    return { opened, form }
  })
  return (
    <Load request={request}>
      {({ opened, form }) => <Editor key={opened.path} opened={opened} form={form} view={view} />}
    </Load>
  )
}
