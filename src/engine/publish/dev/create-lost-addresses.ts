import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { createIsRedirected } from '#engine/model/urls/is-redirected.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import type { PublicAddresses } from '#engine/store/releases/read-public-addresses.ts'

/** The content as it is read now. */
interface Present {
  /** The pages of the site, and the documents of its entries. */
  addresses: ReadonlySet<string>
  /** The pages and folders of entries with errors, which a publish leaves as they are. */
  heldPages: ReadonlySet<string>
  heldFolders: ReadonlySet<string>
  isTakenDown: (address: string) => boolean
  redirects: readonly RedirectRule[]
}

/**
 * Finds the addresses that the next publish would take from the site. Those that are known are of the latest release of the output, and of
 * the first reading, because not every machine that writes also publishes.
 * @param folders the folders of entries: other documents are made of several entries, and known by the release alone
 */
export function createLostAddresses(
  readPublished: () => PublicAddresses | undefined,
  folders: readonly string[],
): (present: Present) => string[] {
  let known: { release: number | undefined; addresses: ReadonlySet<string> } | undefined
  const isOfEntry = (address: string) =>
    !address.startsWith(attachmentsPath) || folders.some((folder) => address.startsWith(`${attachmentsPath}${folder}/`))
  return ({ addresses, heldPages, heldFolders, isTakenDown, redirects }) => {
    const isRedirected = createIsRedirected(redirects)
    const published = readPublished()
    if (!known)
      known = { release: published?.release, addresses: new Set([...(published?.addresses ?? []), ...addresses]) }
    // What has gone with a release since is not public any more.
    else if (published && published.release !== known.release) known = published
    const isHeld = (address: string) =>
      heldPages.has(address) || [...heldFolders].some((folder) => address.startsWith(`${attachmentsPath}${folder}/`))
    return [...known.addresses]
      .filter((one) => !addresses.has(one) && isOfEntry(one) && !isRedirected(one) && !isHeld(one) && !isTakenDown(one))
      .toSorted()
  }
}
