import { pagesFolder } from '#engine/content/entries/list-entries.ts'
import { toEntryHref } from '#engine/model/content/content-site.ts'
import { site } from '#site/site.ts'
import type { ChangePath } from '../protocol/changes.ts'

/** The address of a page or of an entry on the site: `/tin-tuc/a`; undefined for what has no page of its own. */
export function toAddress(path: ChangePath): string | undefined {
  const [first = '', ...rest] = path.split('/')
  if (first === pagesFolder) return `/${rest.join('/')}`
  const collection = site.names.find((name) => name === first)
  return collection && toEntryHref(site, collection, rest[0] ?? '')
}
