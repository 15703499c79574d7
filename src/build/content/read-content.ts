import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import type { Attachment } from '#model/attachments.ts'
import { collectionNames, collectionSchemas, type CollectionName } from '#model/collections.ts'
import { entryRoutes } from '#model/entry-routes.ts'
import type { Content, ContentPage, Entries, Entry } from '#model/entry.ts'
import { pageSchema } from '#model/entries/page.ts'
import type { ImageAsset } from '#model/images/image-variants.ts'
import { slugSchema } from '#model/slug.ts'
import { checkIcons } from '../icons/check-icons.ts'
import { readIconSources, type IconSources } from '../icons/icon-sources.ts'
import { ContentError, Diagnostics } from './diagnostics.ts'
import { checkLinks } from './check-links.ts'
import { checkPages } from './check-pages.ts'
import { checkUnique } from './check-unique.ts'
import type { FoundIcon } from './find-icon.ts'
import type { FoundLink } from './markdown.ts'
import { suggest } from './nearest.ts'
import { checkEntryFiles, readEntry, type Folder } from './read-entry.ts'

const pagesFolder = 'pages'
const start = { line: 1, column: 1 }

/** What entries refer to, gathered on the way. */
interface Found {
  links: FoundLink[]
  icons: FoundIcon[]
  images: ImageAsset[]
  attachments: Attachment[]
}

export interface ReadContent {
  content: Content
  /** The icons that content names. */
  icons: string[]
  iconSources: IconSources
  /** Warnings only: an error throws. */
  diagnostics: Diagnostics
}

/** A check of what was read, whose findings are reported with all others. */
export type ContentCheck = (content: Content, diagnostics: Diagnostics) => void | Promise<void>

/** All content below a folder, checked. @throws {ContentError} with every error of the run. */
export async function readContent(directory: string, check?: ContentCheck): Promise<ReadContent> {
  const diagnostics = new Diagnostics()
  const root: Folder = { path: directory, name: relative(process.cwd(), directory) || '.', below: '' }
  const found: Found = { links: [], icons: [], images: [], attachments: [] }
  const names = await readRoot(root, diagnostics)
  const pages = names.has(pagesFolder) ? await readPages(within(root, pagesFolder), diagnostics, found) : new Map()
  const lists = await Promise.all(
    collectionNames.map(async (name) => [
      name,
      names.has(name) ? await readCollection(within(root, name), name, diagnostics, found) : [],
    ]),
  )
  const content: Content = {
    pages,
    entries: Object.fromEntries(lists) as Entries, // each list was read with its own collection's schema
    images: found.images.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    attachments: found.attachments.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  }
  checkPages(content, root.name, diagnostics)
  checkLinks(content, found.links, diagnostics)
  const iconSources = await readIconSources(diagnostics)
  checkIcons(found.icons, iconSources, diagnostics)
  await check?.(content, diagnostics)
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.list)
  return { content, diagnostics, icons: found.icons.map(({ icon }) => icon), iconSources }
}

async function readRoot(root: Folder, diagnostics: Diagnostics): Promise<Set<string>> {
  const items = await readdir(root.path, { withFileTypes: true })
  const known = [pagesFolder, ...collectionNames]
  for (const item of items) {
    if (item.isDirectory() && known.includes(item.name)) continue
    diagnostics.error(`${root.name}/${item.name}`, start, `Is no collection.${suggest(item.name, known)}`)
  }
  return new Set(items.map((item) => item.name))
}

async function readCollection<C extends CollectionName>(
  folder: Folder,
  name: C,
  diagnostics: Diagnostics,
  found: Found,
): Promise<Entry<C>[]> {
  const slugs = await readdir(folder.path, { withFileTypes: true })
  const entries = await Promise.all(
    slugs.map(async (item) => {
      const entryFolder = within(folder, item.name)
      if (!item.isDirectory()) {
        diagnostics.error(entryFolder.name, start, 'Stands between entries; an entry is a folder')
        return []
      }
      checkSlug(entryFolder, item.name, entryRoutes[name].reserved ?? [], diagnostics)
      for (const stray of await checkEntryFiles(entryFolder, diagnostics)) {
        diagnostics.error(`${entryFolder.name}/${stray}`, start, 'Is a folder inside an entry; entries have none')
      }
      const entry = await readEntry(entryFolder, collectionSchemas[name], diagnostics)
      if (!entry) return []
      gather(found, entry)
      const { facts, texts, cover, attachments } = entry
      return [{ slug: item.name, facts, texts, cover, attachments } as Entry<C>] // read with C's schema
    }),
  )
  const list = entries.flat().toSorted(entryRoutes[name].compare ?? compareNewest)
  checkUnique(folder, name, list, diagnostics)
  return list
}

/** Newest first; by slug where two share a minute, so that the order never depends on the disk. */
function compareNewest(a: Entry, b: Entry): number {
  if (a.facts.publishedAt !== b.facts.publishedAt) return a.facts.publishedAt < b.facts.publishedAt ? 1 : -1
  return a.slug < b.slug ? -1 : 1
}

async function readPages(root: Folder, diagnostics: Diagnostics, found: Found): Promise<Map<string, ContentPage>> {
  const pages: ContentPage[] = []
  const visit = async (folder: Folder, path: string): Promise<void> => {
    const children = await checkEntryFiles(folder, diagnostics)
    const entry = await readEntry(folder, pageSchema, diagnostics)
    if (entry) {
      gather(found, entry)
      const { facts, texts, cover, attachments } = entry
      pages.push({ path: path || '/', facts, texts, cover, attachments })
    }
    await Promise.all(
      children.map((child) => {
        checkSlug(within(folder, child), child, [], diagnostics)
        return visit(within(folder, child), `${path}/${child}`)
      }),
    )
  }
  await visit(root, '')
  return new Map(pages.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((page) => [page.path, page]))
}

function gather(found: Found, { links, icons, images, attachments }: Found): void {
  found.links.push(...links)
  found.icons.push(...icons)
  found.images.push(...images)
  found.attachments.push(...attachments)
}

function checkSlug(folder: Folder, slug: string, reserved: readonly string[], diagnostics: Diagnostics): void {
  if (!v.is(slugSchema, slug)) {
    diagnostics.error(folder.name, start, `"${slug}" cannot be in a URL: use a-z, 0-9 and single hyphens, at most 96`)
  } else if (reserved.includes(slug)) {
    diagnostics.error(folder.name, start, `"${slug}" is the address of a page beside it; choose another name`)
  }
}

function within(folder: Folder, name: string): Folder {
  return { path: join(folder.path, name), name: `${folder.name}/${name}`, below: `${folder.below}${name}/` }
}
