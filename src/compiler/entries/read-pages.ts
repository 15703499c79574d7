import { pageSchema, pageTextSchema, type PageFacts, type PageMatter } from '#features/pages/collections/page-schema.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { checkSlug } from './check-slug.ts'
import type { ReadCache } from './read-cache.ts'
import { readEntryFolder } from './read-entry-folder.ts'
import type { ReadResult } from './read-result.ts'

/** The folder of the pages, below the folder of the content. */
export const pagesFolder = 'pages'

export interface ReadPage {
  /** The path of its URL, which is the path of its folder below that of the pages. */
  path: string
  result: ReadResult<PageFacts, PageMatter>
}

/** The most segments of a path, including the empty one before the first slash, because file systems limit paths. */
const maxSegments = 9

const schemas = { facts: pageSchema, text: pageTextSchema }

/** Reads all pages below a folder, sorted by path. */
export async function readPages(
  root: Folder,
  { diagnostics, cache }: { diagnostics: Diagnostics; cache: ReadCache },
): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  const visit = async (folder: Folder, path: string): Promise<void> => {
    if (path.split('/').length > maxSegments) {
      const message = `Nested deeper than ${maxSegments - 1} folders; move the page up`
      diagnostics.error(folder.name, { line: 1, column: 1 }, message)
      return
    }
    const { result, diagnostics: pageDiagnostics, isDraft, folders } = await readEntryFolder(folder, schemas, cache)
    diagnostics.addAll(pageDiagnostics, { isDraft })
    pages.push({ path: path || '/', result })
    const siblings = { names: new Set(folders.map(([name]) => name)), reserved: [] }
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
