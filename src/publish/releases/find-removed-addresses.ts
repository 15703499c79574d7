import type { SiteManifest } from '#model/config/site-manifest.ts'
import { attachmentsPath } from '#model/entries/attachments.ts'
import { redirects, type RedirectRule } from '#model/urls/redirects.ts'

type Addresses = Pick<SiteManifest, 'pages' | 'files'>

/**
 * The pages and documents of a release that the next one neither contains nor redirects. Other sites may link to them, and
 * disclosures must stay available.
 */
export function findRemovedAddresses(
  before: Addresses,
  after: Addresses,
  rules: readonly RedirectRule[] = redirects,
): string[] {
  const isAvailable = (path: string) =>
    path in after.pages || path in after.files || rules.some(({ from }) => from === path)
  const documents = Object.keys(before.files).filter((url) => url.startsWith(attachmentsPath))
  return [...Object.keys(before.pages), ...documents].filter((path) => !isAvailable(path))
}

/** The warning for a removed address. */
export function describeRemovedAddress(path: string): string {
  const advice = path.startsWith(attachmentsPath)
    ? 'list its file in "attachments" again'
    : 'restore its entry with "status: withdrawn", or add a redirect in src/model/urls/redirects.ts'
  return `${path} is published now but not part of this build; ${advice}`
}
