import { dirname } from 'node:path'
import type { Collected } from '../entries/collect-entries.ts'
import { pagesFolder } from '../entries/list-entries.ts'
import type { Diagnostic } from '../source/diagnostics.ts'

/** Diagnostics by what they concern. */
export interface Faults {
  /** Errors and warnings of entries and pages, by their folder below the content: `news/a`, `pages/about`. */
  byFolder: ReadonlyMap<string, readonly Diagnostic[]>
  /** Those of files that belong to no entry. */
  ofSite: readonly Diagnostic[]
}

/** @param root the path of the content's folder, as diagnostics have it */
export function findFaults(root: string, { pages, entries }: Collected, list: readonly Diagnostic[]): Faults {
  const collections = Object.entries<readonly { slug: string }[]>(entries)
  const folders = new Set([
    ...pages.map(({ path }) => `${pagesFolder}${path}`),
    ...collections.flatMap(([collection, all]) => all.map(({ slug }) => `${collection}/${slug}`)),
  ])
  const byFolder = new Map<string, Diagnostic[]>()
  const ofSite: Diagnostic[] = []
  for (const one of list) {
    const folder = findFolder(root, one.file, folders)
    if (folder === undefined) ofSite.push(one)
    else byFolder.set(folder, [...(byFolder.get(folder) ?? []), one])
  }
  return { byFolder, ofSite }
}

/** The folder of the entry that a file is in; that of the start page is the folder of all pages. */
function findFolder(root: string, file: string, folders: ReadonlySet<string>): string | undefined {
  if (!file.startsWith(`${root}/`)) return undefined
  const start = `${pagesFolder}/`
  for (let at = file.slice(root.length + 1); at !== '.'; at = dirname(at)) {
    if (folders.has(at)) return at
    if (at === pagesFolder && folders.has(start)) return start
  }
  return undefined
}
