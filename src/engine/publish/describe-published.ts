import { describeClock } from '#engine/store/releases/describe-clock.ts'
import { describeHold } from '#engine/store/releases/describe-hold.ts'
import { describeRemovedAddress } from '#engine/store/releases/describe-removed-address.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { PublishOutcome } from './publisher.ts'

/** Lines that say what a publish did, and what whoever publishes should know of it. @param took in milliseconds */
export function describePublished(published: PublishOutcome, took: number): string[] {
  const { number, build, made, isNew, now, removedAddresses, later, held, replaced, heldBack } = published
  const slugs = heldBack.filter(({ errors }) => errors.length > 0).flatMap(({ path }) => path.split('/').slice(-1))
  const release = held ? say`Made release ${String(number)}` : say`Published release ${String(number)}`
  const what = isNew ? release : say`Nothing has changed since release ${String(number)}`
  return [
    ...(later ? [told(say`warning: ${describeClock({ number, now, later })}`)] : []),
    ...removedAddresses.map((path) => told(say`warning: ${describeRemovedAddress(path, slugs)}`)),
    told(say`${what} of build ${build} in ${Math.round(took)} ms: ${made} outputs made`),
    ...(held ? [describeHold({ latest: number, held })] : []),
    ...(replaced
      ? [told(say`The site shows release ${String(number)} now, instead of ${String(replaced.number)}, which was held`)]
      : []),
  ]
}
