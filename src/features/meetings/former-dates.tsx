import { Trans } from '@lingui/react/macro'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { ShownMeeting } from './payload.ts'

type Dates = Pick<ShownMeeting['facts'], 'opensAt' | 'recordDate' | 'ballotsUntil'>

interface FormerDatesProps extends Pick<ShownMeeting['facts'], 'kind'> {
  former: Dates
  /** Dates that are not said, because they stay as they are. */
  present?: Dates
}

/** The dates that a meeting had before it was moved or cancelled, a sentence each. */
export function FormerDates({ kind, former, present }: FormerDatesProps) {
  const locale = useLocale()
  const opened = formatMoment(locale, former.opensAt)
  const ballots = former.ballotsUntil === undefined ? '' : formatMoment(locale, former.ballotsUntil)
  return (
    <span className="meeting-former">
      {former.opensAt !== present?.opensAt &&
        (kind === 'lay-y-kien' ? (
          <span>
            <Trans>Gửi phiếu từ, trước đây: {opened}.</Trans>{' '}
          </span>
        ) : (
          <span>
            <Trans>Khai mạc, trước đây: {opened}.</Trans>{' '}
          </span>
        ))}
      {former.ballotsUntil !== present?.ballotsUntil && ballots !== '' && (
        <span>
          <Trans>Nhận phiếu đến, trước đây: {ballots}.</Trans>{' '}
        </span>
      )}
      {former.recordDate !== present?.recordDate && (
        <span>
          <Trans>Ngày đăng ký cuối cùng, trước đây: {formatDate(locale, former.recordDate)}.</Trans>
        </span>
      )}
    </span>
  )
}
