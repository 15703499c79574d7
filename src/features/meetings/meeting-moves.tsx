import { Trans } from '@lingui/react/macro'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { ShownMeeting } from './payload.ts'

type Facts = ShownMeeting['facts']

/** That a meeting was moved: when it was to be before, and why. The latest move is first. */
export function MeetingMoves({ facts }: { facts: Facts }) {
  return facts.rescheduled.toReversed().map((former) => <Move key={former.announcedAt} former={former} facts={facts} />)
}

function Move({ former, facts }: { former: Facts['rescheduled'][number]; facts: Facts }) {
  const locale = useLocale()
  const opened = formatMoment(locale, former.opensAt)
  const ballots = former.ballotsUntil === undefined ? '' : formatMoment(locale, former.ballotsUntil)
  return (
    <p className="notice" role="note">
      <strong>
        <Trans>Đã đổi lịch, công bố lúc {formatMoment(locale, former.announcedAt)}.</Trans>
      </strong>{' '}
      {former.reason[locale]}{' '}
      <span className="meeting-former">
        {former.opensAt !== facts.opensAt &&
          (facts.kind === 'lay-y-kien' ? (
            <span>
              <Trans>Gửi phiếu từ, trước đây: {opened}.</Trans>{' '}
            </span>
          ) : (
            <span>
              <Trans>Khai mạc, trước đây: {opened}.</Trans>{' '}
            </span>
          ))}
        {former.ballotsUntil !== facts.ballotsUntil && ballots !== '' && (
          <span>
            <Trans>Nhận phiếu đến, trước đây: {ballots}.</Trans>{' '}
          </span>
        )}
        {former.recordDate !== facts.recordDate && (
          <span>
            <Trans>Ngày đăng ký cuối cùng, trước đây: {formatDate(locale, former.recordDate)}.</Trans>
          </span>
        )}
      </span>
    </p>
  )
}
