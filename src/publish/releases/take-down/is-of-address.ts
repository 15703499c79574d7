import { toFolders } from '#compiler/entries/find-subject.ts'
import { toEventFolder } from '#features/calendar/event-files.ts'
import { bundlesPath, type BundleManifest } from '#model/bundles.ts'
import { attachmentsPath } from '#model/entries/attachments.ts'
import { splitImageUrl } from '#model/images/image-url.ts'
import { locales } from '#model/locale/locale.ts'
import { toAddressKey } from '#model/urls/address.ts'
import type { CandidateFile } from '#store/take-down.ts'

/** The outputs that are made of one page: see the plans in `src/publish/outputs`. */
const outputsOfPages = ['page', 'card', 'index', 'feed']

interface Published {
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
 * Tells which files belong to an address: its pages in all languages, their payloads in all builds, its images, documents,
 * social images, dates and short link; ZIPs of documents with one of it; and what earlier builds say of the site, where lists
 * name it. Feeds, lists, sitemaps and the search of the present build follow with the next release.
 */
export function isOfAddress(address: string, published: Published): (file: CandidateFile) => boolean {
  const isDocument = address.startsWith(attachmentsPath)
  const folders = toFolders(address)
  const isOwnDocument = isDocument
    ? (url: string) => url === address
    : (url: string) => url.startsWith(attachmentsPath) && isInOneOf(folders, url.slice(attachmentsPath.length))
  const isOfBundle = findBundles(published.bundles, isOwnDocument)
  const isOfPage = isDocument ? () => false : toPageFiles(address, folders)
  return (file) => {
    const { key, build } = file
    if (key.kind !== 'file') return isOfPage(file)
    const isEarlier = build !== undefined && !published.builds.has(build) && /^\/_(?:payload|search)\//.test(key.url)
    return isEarlier || isOwnDocument(key.url) || isOfBundle(key.url, file.hash) || isOfPage(file)
  }
}

function toPageFiles(address: string, folders: readonly string[]) {
  const name = toAddressKey({ path: address, page: 1 })
  const owners = new Set(outputsOfPages.flatMap((kind) => locales.map((locale) => `${kind} ${locale}${name}`)))
  const events = folders.map(toEventFolder)
  return ({ key, owner, headers }: CandidateFile): boolean => {
    // The second page of a list is `page vi/tin-tuc~2`.
    if (owners.has(owner.replace(/~\d+$/, ''))) return true
    if (key.kind !== 'file') return false
    const image = splitImageUrl(key.url)?.path
    if (image !== undefined) return isInOneOf(folders, image)
    const target = headers?.['Location']?.split(/[?#]/, 1)[0]
    return target === address || events.some((folder) => key.url.startsWith(folder))
  }
}

/** Whether a path is that of a file in one of the folders, and not in a folder below. */
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
