import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ascending } from '../../src/lib/order.ts'

/** All Markdown files below a folder, sorted by name, without following symbolic links. */
export async function* findMarkdown(folder: string): AsyncGenerator<string> {
  const items = await readdir(folder, { withFileTypes: true })
  for (const item of items.toSorted((a, b) => ascending(a.name, b.name))) {
    const path = join(folder, item.name)
    if (item.isDirectory()) yield* findMarkdown(path)
    else if (item.isFile() && /\.(?:md|mdx|markdown)$/i.test(item.name)) yield path
  }
}
