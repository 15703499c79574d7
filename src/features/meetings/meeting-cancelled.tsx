import { Trans } from '@lingui/react/macro'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { toSentence } from '#lib/text/to-sentence.ts'
import { FormerDates } from './former-dates.tsx'
import type { ShownMeeting } from './payload.ts'

/** That a meeting is cancelled: why, and when it was to be. */
export function MeetingCancelled({ facts }: Pick<ShownMeeting, 'facts'>) {
  const locale = useLocale()
  const { withdrawal, kind } = facts
  if (!withdrawal) return null
  return (
    <p className="notice" role="note">
      <strong>
        <Trans>Đã hủy, công bố lúc {formatMoment(locale, withdrawal.at)}.</Trans>
      </strong>{' '}
      {toSentence(withdrawal.reason[locale])} <FormerDates kind={kind} former={facts} />
    </p>
  )
}
