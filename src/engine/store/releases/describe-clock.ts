import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { formatMoment } from './format-moment.ts'

interface SetBack {
  /** The release that was made. */
  number: number
  /** Now, by the clock. */
  now: Date
  /** The release before, which was made later by the clock of that moment. */
  later: { number: number; time: string }
}

/** Says that the clock has gone back since the release before. */
export function describeClock({ number, now, later }: SetBack): string {
  const [present, former] = [formatMoment(now.toISOString()), formatMoment(later.time)]
  return told(
    say`By the clock it is ${present}, before release ${String(later.number)} was made (${former}): release ${String(number)} has that time too, and shows what is due by the clock. Where the clock is wrong, or SOURCE_DATE_EPOCH, set it and build again`,
  )
}
