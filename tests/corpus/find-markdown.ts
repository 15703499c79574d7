import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** All Markdown files below a folder, sorted by name, without following symbolic links. */
export async function* findMarkdown(folder: string): AsyncGenerator<string> {
  const items = await readdir(folder, { withFileTypes: true })
  for (const item of items.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, item.name)
    if (item.isDirectory()) yield* findMarkdown(path)
    else if (item.isFile() && /\.(?:md|mdx|markdown)$/i.test(item.name)) yield path
  }
}
