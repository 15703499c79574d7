import { Trans } from '@lingui/react/macro'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { toSentence } from '#lib/text/to-sentence.ts'
import type { MovedMeeting } from './payload.ts'

/** The sentence on a notice of a meeting that the meeting has moved since, with where the present dates are, or was cancelled. */
export function MovedNotice({ moved: { meeting, isCancelled, at, reason, notice } }: { moved: MovedMeeting }) {
  const locale = useLocale()
  if (isCancelled) {
    return (
      <p className="notice notice-danger" role="note">
        <Trans>
          Cuộc họp hoặc đợt lấy ý kiến nêu trong văn bản này đã hủy, công bố lúc {formatMoment(locale, at)}.
        </Trans>{' '}
        {toSentence(reason)} <RelatedLink link={meeting} />
      </p>
    )
  }
  return (
    <p className="notice notice-danger" role="note">
      <Trans>Lịch nêu trong văn bản này đã đổi, công bố lúc {formatMoment(locale, at)}.</Trans> {toSentence(reason)}{' '}
      <Trans>
        Lịch hiện nay: <RelatedLink link={meeting} />.
      </Trans>
      {notice && (
        <>
          {' '}
          <Trans>
            Thông báo về lịch này: <RelatedLink link={notice} />.
          </Trans>
        </>
      )}
    </p>
  )
}
