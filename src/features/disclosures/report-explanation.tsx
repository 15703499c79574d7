import { Trans, useLingui } from '@lingui/react/macro'
import type { RelatedEntry, Withdrawal } from '#engine/model/payload.ts'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { ExplanationReason } from './collections/periodic-reports.ts'
import { explanationLabels } from './labels.ts'
import './report-explanation.css'

interface ReportExplanationProps {
  reasons: readonly ExplanationReason[]
  /** The disclosure that explains it; null where the explanation is among the documents of the page. */
  link: RelatedEntry | null
  /** When and why that disclosure was withdrawn. */
  withdrawal?: Withdrawal | undefined
}

/** The changes that a report explains, and the place of the explanation. */
export function ReportExplanation({ reasons, link, withdrawal }: ReportExplanationProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <div className="report-explanation">
      {reasons.map((reason) => (
        <p key={reason}>{i18n._(explanationLabels[reason])}</p>
      ))}
      <p>
        {link ? (
          <RelatedLink link={link} className="link" />
        ) : (
          <Trans>Văn bản giải trình có trong phần Tài liệu.</Trans>
        )}
      </p>
      {withdrawal && (
        <p>
          <Trans>Văn bản giải trình này đã bị thu hồi lúc {formatMoment(locale, withdrawal.at)}.</Trans>{' '}
          {withdrawal.reason}
        </p>
      )}
    </div>
  )
}
