import type { Entry } from '#engine/model/entries/content.ts'
import { toTurns } from '../notice-phase.ts'
import { toTimes } from './to-times.ts'

/**
 * The last moment at which anything changed in the state of notices; undefined where there is none. A page is made as of it, and not
 * as of the publish, so that it stays as it is until the next one.
 */
export function toAsOf(
  notices: readonly Pick<Entry<'service-notices'>, 'facts'>[],
  now: Date,
  others: readonly string[] = [],
): string | undefined {
  const moments = [
    ...notices.flatMap(({ facts }) => [...toTurns(toTimes(facts)), ...facts.updates.map(({ at }) => Date.parse(at))]),
    ...notices.map(({ facts }) => Date.parse(facts.publishedAt)),
    ...others.map((moment) => Date.parse(moment)),
  ].filter((moment) => moment <= now.getTime())
  return moments.length === 0 ? undefined : new Date(Math.max(...moments)).toISOString()
}
