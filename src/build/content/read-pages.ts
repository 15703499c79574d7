import { pageSchema, pageTextSchema, type PageFacts, type PageMatter } from '#model/entries/page.ts'
import { checkSlug } from './check-slug.ts'
import { Diagnostics } from './diagnostics.ts'
import { checkEntryFiles, within, type Folder } from './read-entry.ts'
import { readWritten, type Written } from './read-written.ts'

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
export async function readPages(root: Folder, diagnostics: Diagnostics): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  const visit = async (folder: Folder, path: string): Promise<void> => {
    if (path.split('/').length > deepestPage) {
      const message = `Lies deeper than ${deepestPage - 1} folders; put the page further up`
      diagnostics.error(folder.name, { line: 1, column: 1 }, message)
      return
    }
    const own = new Diagnostics()
    const children = await checkEntryFiles(folder, own)
    pages.push({ path: path || '/', read: await readWritten(folder, schemas, { own, all: diagnostics }) })
    const siblings = { names: children, reserved: [] }
    await Promise.all(
      children.map((child) => {
        checkSlug(child, { file: within(folder, child).name, siblings }, diagnostics)
        return visit(within(folder, child), `${path}/${child}`)
      }),
    )
  }
  await visit(root, '')
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
