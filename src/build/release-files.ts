import type { Content } from '#model/entry.ts'
import type { Payload } from '#model/payload.ts'
import { isEpoch } from './moment.ts'
import { toLatestReleaseUrl, toReleaseMetaUrl, type Release, type ReleaseMeta } from '#model/release.ts'

/**
 * When a build was made, as an instant in UTC: what SOURCE_DATE_EPOCH says, in seconds, else when the newest entry was
 * published. Never the clock: the same input makes the same output at any time.
 */
export function toBuildTime({ entries }: Content, sourceDateEpoch: string | undefined): string {
  if (isEpoch(sourceDateEpoch)) return toIso(Number(sourceDateEpoch) * 1000)
  const instants = Object.values(entries).flatMap((list) => list.map(({ facts }) => Date.parse(facts.publishedAt)))
  return toIso(Math.max(0, ...instants))
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

function toIso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
