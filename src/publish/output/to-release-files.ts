import type { Content } from '#features/content.ts'
import type { Payload } from '#site/payloads.ts'
import { toLatestReleaseUrl, toReleaseMetaUrl, type Release, type ReleaseMeta } from '#model/config/release.ts'

/**
 * When a build was made, as an instant in UTC: the moment that was set for it, else when the newest entry was published.
 * Never the machine's clock: the same input makes the same output at any time.
 */
export function toBuildTime({ entries }: Content, moment: Date | undefined): string {
  if (moment) return moment.toISOString()
  const instants = Object.values(entries).flatMap((list) => list.map(({ facts }) => Date.parse(facts.publishedAt)))
  return new Date(Math.max(0, ...instants)).toISOString()
}

/** The files that tell of a release, by URL. */
export function toReleaseFiles(release: Release, payloads: readonly Payload[]): Map<string, string> {
  const paths = [...new Set(payloads.map(({ address }) => address.path))].toSorted()
  const meta: ReleaseMeta = { ...release, paths }
  return new Map([
    [toReleaseMetaUrl(release.id), JSON.stringify(meta)],
    [toLatestReleaseUrl(), JSON.stringify(release)],
  ])
}
