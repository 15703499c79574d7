import type { Entries } from '#engine/model/entries/content.ts'
import { toTurns } from '../notice-phase.ts'
import { toTimes } from './to-times.ts'

/** The moments at which the state of services changes without an edit: a watch publishes then. */
export function toNoticeMoments(entries: Entries): number[] {
  return entries['service-notices'].flatMap(({ facts }) => toTurns(toTimes(facts)))
}
