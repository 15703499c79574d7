import { pageSchema, pageTextSchema, type PageFacts, type PageMatter } from '#features/pages/collections/page-schema.ts'
import { checkSlug } from './check-slug.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import type { ReadCache } from './read-cache.ts'
import { readEntryFolder } from './read-entry-folder.ts'
import type { Written } from './read-result.ts'

/** The folder of all pages, below that of all content. */
export const pagesFolder = 'pages'

export interface ReadPage {
  /** Its URL: where its folder is below the folder of all pages. */
  path: string
  read: Written<PageFacts, PageMatter>
}

/** Segments of an address, the empty one before its first slash among them: file systems end a path somewhere. */
const deepestPage = 9

const schemas = { facts: pageSchema, text: pageTextSchema }

/** Every page below a folder, in the order of their paths. */
export async function readPages(
  root: Folder,
  { diagnostics, cache }: { diagnostics: Diagnostics; cache: ReadCache },
): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  const visit = async (folder: Folder, path: string): Promise<void> => {
    if (path.split('/').length > deepestPage) {
      const message = `Lies deeper than ${deepestPage - 1} folders; put the page further up`
      diagnostics.error(folder.name, { line: 1, column: 1 }, message)
      return
    }
    const { written, found, isDraft, folders } = await readEntryFolder(folder, schemas, cache)
    diagnostics.take(found, { isDraft })
    pages.push({ path: path || '/', read: written })
    const siblings = { names: folders.map(([name]) => name), reserved: [] }
    await Promise.all(
      folders.map(([name, child]) => {
        checkSlug(name, { file: child.name, siblings }, diagnostics)
        return visit(child, `${path}/${name}`)
      }),
    )
  }
  await visit(root, '')
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
