import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { pagesFolder } from './list-entries.ts'

/** The target of an address, by the folder that would contain it. */
export type AddressTarget =
  | { kind: 'entry'; collection: CollectionName; slug: string }
  | { kind: 'page'; path: string }
  | { kind: 'document'; folder: string; file: string }

/** Every entry and page has its own folder, and each collection its own form of address: so nothing need be looked up. */
export function findTarget(site: ContentSite, address: string): AddressTarget {
  if (address.startsWith(attachmentsPath)) {
    const path = address.slice(attachmentsPath.length)
    const end = path.lastIndexOf('/')
    return { kind: 'document', folder: path.slice(0, Math.max(0, end)), file: path.slice(end + 1) }
  }
  for (const collection of site.routedNames) {
    const prefix = toEntryHref(site, collection, '') ?? ''
    const slug = address.startsWith(prefix) ? address.slice(prefix.length) : ''
    const isSlug = slug !== '' && !slug.includes('/') && !site.collections[collection].reserved.includes(slug)
    if (isSlug) return { kind: 'entry', collection, slug }
  }
  return { kind: 'page', path: address }
}

/** The folders below the content in which the files of an address are: one, or one for each collection with such addresses. */
export function toFolders(site: ContentSite, address: string): string[] {
  const { routedNames, collections } = site
  const target = findTarget(site, address)
  if (target.kind === 'document') return [target.folder]
  if (target.kind === 'page') return [`${pagesFolder}${target.path}`]
  const { route } = collections[target.collection]
  return routedNames.filter((name) => collections[name].route === route).map((name) => `${name}/${target.slug}`)
}
