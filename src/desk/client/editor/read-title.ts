import { editsOf } from '../../edits/matter.ts'

/** The title that an entry has now in its source language. */
export function readTitle(files: ReadonlyMap<string, { name: string; text: string }>): string | undefined {
  const file = files.get('vi.md')
  const title = file && editsOf(file.name).read(file.text, ['title'])
  return typeof title === 'string' && title !== '' ? title : undefined
}
