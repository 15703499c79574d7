import { readFile } from 'node:fs/promises'
import { positionAt } from './position-at.ts'

/** The position of an interface text in a source file, as `file:line:column`; the file alone if the text is not found. */
export async function locateText(file: string, text: string): Promise<string> {
  const source = await readFile(file, 'utf8').catch(() => '')
  // Up to the first variable or tag. In JSX, any white space counts as a space.
  const words = (/^[^{<]*/.exec(text)?.[0] ?? '').trim().split(/\s+/).filter(Boolean)
  const form = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+')
  const index = form === '' ? -1 : source.search(new RegExp(form))
  if (index < 0) return file
  const { line, column } = positionAt(source, index)
  return `${file}:${line}:${column}`
}
