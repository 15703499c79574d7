import { toFolders } from '#engine/content/entries/find-target.ts'
import { bundlesPath, type BundleManifest } from '#engine/model/bundles.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { splitImageUrl } from '#engine/model/images/image-url.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toAddressKey } from '#engine/model/urls/address.ts'
import type { CandidateFile, Fate } from '../take-down.ts'

/** Files in which a build shows parts of the content: its payloads, its search, and the list of its pages. */
const ofContent = /^\/_(?:payload|search|build\/meta)\//

/** The outputs that are made of one page: see the plans in `src/engine/outputs`. */
const outputsOfPages = ['page', 'card', 'index', 'feed']

interface PublishedParts {
  /** The builds whose pages are shown now, or will be with the next release. */
  builds: ReadonlySet<string>
  /** The lists of all ZIPs of documents, of all releases. */
  bundles: readonly ListedBundle[]
}

export interface ListedBundle {
  url: string
  /** Of the list itself. */
  hash: string
  manifest: BundleManifest
}

/**
 * Tells what becomes of each file when an address is taken down. Gone are its pages in all languages, their payloads in all builds,
 * its images, documents, social images, dates and short link. Deleted are the lists of ZIPs with one of its documents, and what
 * earlier builds say of the site, where lists name it. Feeds, lists, sitemaps and the search of the present build follow with the
 * next release.
 */
export function findFate(site: ContentSite, address: string, published: PublishedParts): (file: CandidateFile) => Fate {
  const isDocument = address.startsWith(attachmentsPath)
  const folders = toFolders(site, address)
  const isOwnDocument = isDocument
    ? (url: string) => url === address
    : (url: string) => url.startsWith(attachmentsPath) && isInOneOf(folders, url.slice(attachmentsPath.length))
  const isOfBundle = findBundles(published.bundles, isOwnDocument)
  const isOfPage = isDocument ? () => false : toPageFiles(address, folders, folders.flatMap(site.filesOf))
  return (file) => {
    const { key, build } = file
    if (isOfPage(file)) return 'gone'
    if (key.kind !== 'file') return 'kept'
    if (isOwnDocument(key.url)) return 'gone'
    const isEarlier = build !== undefined && !published.builds.has(build) && ofContent.test(key.url)
    return isEarlier || isOfBundle(key.url, file.hash) ? 'deleted' : 'kept'
  }
}

function toPageFiles(address: string, folders: readonly string[], files: readonly string[]) {
  const name = toAddressKey({ path: address, page: 1 })
  const owners = new Set(outputsOfPages.flatMap((kind) => locales.map((locale) => `${kind} ${locale}${name}`)))
  return ({ key, owner, headers }: CandidateFile): boolean => {
    // The second page of a list is `page en/news~2`.
    if (owners.has(owner.replace(/~\d+$/, ''))) return true
    if (key.kind !== 'file') return false
    const image = splitImageUrl(key.url)?.path
    if (image !== undefined) return isInOneOf(folders, image)
    const target = headers?.['Location']?.split(/[?#]/, 1)[0]
    return target === address || files.some((start) => key.url.startsWith(start))
  }
}

/** True if a path is that of a file in one of the folders, and not in a folder below. */
function isInOneOf(folders: readonly string[], path: string): boolean {
  return folders.includes(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
}

/** Finds the lists of ZIPs that contain a document, and the checksums that such a list names. */
function findBundles(bundles: readonly ListedBundle[], isOwnDocument: (url: string) => boolean) {
  const found = bundles.filter(({ manifest }) => manifest.files.some(({ url }) => isOwnDocument(url)))
  const files = found.flatMap(({ url, hash, manifest }) => [{ url, sha256: hash }, ...manifest.files])
  return (url: string, hash: string): boolean =>
    url.startsWith(`${bundlesPath}/`) && files.some((file) => file.url === url && file.sha256.startsWith(hash))
}
