import type { ContentSite } from '#engine/model/content/content-site.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { IsGone, TakenDownList } from '../taken-down/taken-down.ts'
import { toFolders } from './find-target.ts'

export function toIsGone(site: ContentSite, takenDown: TakenDownList): IsGone {
  const named = new Set([...takenDown.values()].flatMap(({ address, documents = [] }) => [address, ...documents]))
  const pages = [...takenDown.keys()].filter((address) => !address.startsWith(attachmentsPath))
  const folders = new Set(pages.flatMap((address) => toFolders(site, address)))
  return (path) => named.has(path) || (path.startsWith(attachmentsPath) && folders.has(toFolder(path)))
}

/** The folder of a document below the content. */
function toFolder(path: string): string {
  return path.slice(attachmentsPath.length, path.lastIndexOf('/'))
}

/** True if a document of an entry was taken down, and the entry was not. */
export function hasLostDocument({ collection, slug }: Pick<AnyEntry, 'collection' | 'slug'>, takenDown: TakenDownList) {
  const start = `${attachmentsPath}${collection}/${slug}/`
  return [...takenDown.keys()].some((address) => address.startsWith(start))
}
