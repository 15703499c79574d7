import { readHold } from '#engine/store/releases/describe-hold.ts'
import { formatMoment } from '#engine/store/releases/format-moment.ts'
import { say } from '#lib/say/message.ts'
import type { LocalText } from '../protocol/people.ts'
import { toLocalText } from '../say/to-local-text.ts'

/** Says that the site is held at an earlier release since a rollback; undefined where it follows what is published. */
export function findHold(out: string): LocalText | undefined {
  const hold = readHold(out, { isAny: true })
  if (!hold) return undefined
  const { number, since } = hold.held
  return toLocalText(
    say`The site stays at release ${String(number)} since the rollback of ${formatMoment(since)}: what is published is made, and not shown, until somebody publishes with “show the latest release”`,
  )
}
