import type { Release, ReleaseMeta } from '#engine/model/config/release.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { PagePlan } from '#engine/render/pages/plan-pages.ts'

/**
 * The time of a build as an instant in UTC: the configured moment, or else the publication of the newest entry. It is not the
 * current time, so that the same input gives the same output.
 */
export function toBuildTime({ entries }: Content, moment: Date | undefined): string {
  if (moment) return moment.toISOString()
  const instants = Object.values(entries).flatMap((list) => list.map(({ facts }) => Date.parse(facts.publishedAt)))
  return new Date(Math.max(0, ...instants)).toISOString()
}

/** The text of `/_build/meta/{build-id}.json`. */
export function toReleaseMeta(release: Release, pages: readonly PagePlan[]): string {
  const meta: ReleaseMeta = { ...release, paths: [...new Set(pages.map(({ address }) => address.path))].toSorted() }
  return JSON.stringify(meta)
}
