import { attachmentsPath } from '#model/entries/attachments.ts'
import { redirects, type RedirectRule } from '#model/urls/redirects.ts'
import type { SiteManifest } from '#model/config/site-manifest.ts'

type Addresses = Pick<SiteManifest, 'pages' | 'files'>

/**
 * Pages and documents of a release that the next one neither has nor leads elsewhere: others link to them, and what was
 * disclosed has to stay.
 */
export function findRemovedAddresses(
  before: Addresses,
  after: Addresses,
  rules: readonly RedirectRule[] = redirects,
): string[] {
  const isThere = (path: string) =>
    path in after.pages || path in after.files || rules.some(({ from }) => from === path)
  const documents = Object.keys(before.files).filter((url) => url.startsWith(attachmentsPath))
  return [...Object.keys(before.pages), ...documents].filter((path) => !isThere(path))
}

/** What an editor is told of it. */
export function describeRemovedAddress(path: string): string {
  const remedy = path.startsWith(attachmentsPath)
    ? 'name its file in "attachments" again'
    : 'bring its entry back with "status: withdrawn", or give the address a rule in src/model/urls/redirects.ts'
  return `${path} is on the site and would be gone: ${remedy}`
}
