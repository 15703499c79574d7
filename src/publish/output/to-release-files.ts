import type { Content } from '#features/content.ts'
import { toLatestReleaseUrl, toReleaseMetaUrl, type Release, type ReleaseMeta } from '#model/config/release.ts'
import type { Payload } from '#site/payloads.ts'

/**
 * The time of a build as an instant in UTC: the configured moment, or else the publication of the newest entry. It is not the
 * current time, so that the same input gives the same output.
 */
export function toBuildTime({ entries }: Content, moment: Date | undefined): string {
  if (moment) return moment.toISOString()
  const instants = Object.values(entries).flatMap((list) => list.map(({ facts }) => Date.parse(facts.publishedAt)))
  return new Date(Math.max(0, ...instants)).toISOString()
}

/** The files that describe a release, by URL. */
export function toReleaseFiles(release: Release, payloads: readonly Payload[]): Map<string, string> {
  const paths = [...new Set(payloads.map(({ address }) => address.path))].toSorted()
  const meta: ReleaseMeta = { ...release, paths }
  return new Map([
    [toReleaseMetaUrl(release.id), JSON.stringify(meta)],
    [toLatestReleaseUrl(), JSON.stringify(release)],
  ])
}
