import { describeClock } from '#engine/store/releases/describe-clock.ts'
import { describeHold } from '#engine/store/releases/describe-hold.ts'
import { describeRemovedAddress } from '#engine/store/releases/describe-removed-address.ts'
import type { PublishOutcome } from './publisher.ts'

/** Lines that say what a publish did, and what whoever publishes should know of it. @param took in milliseconds */
export function describePublished(published: PublishOutcome, took: number): string[] {
  const { number, build, made, isNew, now, removedAddresses, later, held, replaced } = published
  const verb = held ? 'Made' : 'Published'
  const what = isNew ? `${verb} release ${number}` : `Nothing has changed since release ${number}`
  return [
    ...(later ? [`warning: ${describeClock({ number, now, later })}`] : []),
    ...removedAddresses.map((path) => `warning: ${describeRemovedAddress(path)}`),
    `${what} of build ${build} in ${Math.round(took)} ms: ${made} outputs made`,
    ...(held ? [describeHold({ latest: number, held })] : []),
    ...(replaced ? [`The site shows release ${number} now, instead of ${replaced.number}, which was held`] : []),
  ]
}
