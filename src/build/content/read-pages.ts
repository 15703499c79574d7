import { pageSchema, pageTextSchema, type PageFacts, type PageMatter } from '#model/entries/page.ts'
import type { Diagnostics } from './diagnostics.ts'
import { checkSlug } from './read-collection.ts'
import { checkEntryFiles, readEntry, within, type Folder, type ReadEntry } from './read-entry.ts'

export interface ReadPage {
  /** Its URL: where its folder is below the folder of all pages. */
  path: string
  read: ReadEntry<PageFacts, PageMatter>
}

const schemas = { facts: pageSchema, text: pageTextSchema }

/** Every page below a folder, in the order of their paths. */
export async function readPages(root: Folder, diagnostics: Diagnostics): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  const visit = async (folder: Folder, path: string): Promise<void> => {
    const children = await checkEntryFiles(folder, diagnostics)
    const read = await readEntry(folder, schemas, diagnostics)
    if (read) pages.push({ path: path || '/', read })
    await Promise.all(
      children.map((child) => {
        checkSlug(within(folder, child), child, { reserved: [], diagnostics })
        return visit(within(folder, child), `${path}/${child}`)
      }),
    )
  }
  await visit(root, '')
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
