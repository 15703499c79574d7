import { Trans } from '@lingui/react/macro'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { toSentence } from '#lib/text/to-sentence.ts'
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
  const opened = formatMoment(locale, former.opensAt)
  const ballots = former.ballotsUntil === undefined ? '' : formatMoment(locale, former.ballotsUntil)
  return (
    <p className="notice" role="note">
      <strong>
        <Trans>Đã đổi lịch, công bố lúc {formatMoment(locale, former.announcedAt)}.</Trans>
      </strong>{' '}
      {toSentence(former.reason[locale])}{' '}
      <span className="meeting-former">
        {former.opensAt !== next.opensAt &&
          (kind === 'lay-y-kien' ? (
            <span>
              <Trans>Gửi phiếu từ, trước đây: {opened}.</Trans>{' '}
            </span>
          ) : (
            <span>
              <Trans>Khai mạc, trước đây: {opened}.</Trans>{' '}
            </span>
          ))}
        {former.ballotsUntil !== next.ballotsUntil && ballots !== '' && (
          <span>
            <Trans>Nhận phiếu đến, trước đây: {ballots}.</Trans>{' '}
          </span>
        )}
        {former.recordDate !== next.recordDate && (
          <span>
            <Trans>Ngày đăng ký cuối cùng, trước đây: {formatDate(locale, former.recordDate)}.</Trans>
          </span>
        )}
      </span>
    </p>
  )
}
