import { Trans } from '@lingui/react/macro'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { toSentence } from '#lib/text/to-sentence.ts'
import { FormerDates } from './former-dates.tsx'
import type { ShownMeeting } from './payload.ts'

type Facts = ShownMeeting['facts']

/** That a meeting was moved: when it was to be before, and why. The latest move is first. */
export function MeetingMoves({ facts }: { facts: Facts }) {
  const { rescheduled } = facts
  return rescheduled
    .map((former, index) => (
      <Move key={former.announcedAt} former={former} next={rescheduled[index + 1] ?? facts} kind={facts.kind} />
    ))
    .toReversed()
}

interface MoveProps extends Pick<Facts, 'kind'> {
  former: Facts['rescheduled'][number]
  /** The dates to which it was moved then; a meeting may go back to those that it had. */
  next: Pick<Facts, 'opensAt' | 'recordDate' | 'ballotsUntil'>
}

function Move({ former, next, kind }: MoveProps) {
  const locale = useLocale()
  return (
    <p className="notice" role="note">
      <strong>
        <Trans>Đã đổi lịch, công bố lúc {formatMoment(locale, former.announcedAt)}.</Trans>
      </strong>{' '}
      {toSentence(former.reason[locale])} <FormerDates kind={kind} former={former} present={next} />
    </p>
  )
}
