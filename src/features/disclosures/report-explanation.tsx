import { Trans, useLingui } from '@lingui/react/macro'
import type { PageLink } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import type { ExplanationReason } from './collections/periodic-reports.ts'
import { explanationLabels } from './labels.ts'
import './report-explanation.css'

interface ReportExplanationProps {
  reasons: readonly ExplanationReason[]
  /** The disclosure that explains it; null where the explanation is among the documents of the page. */
  link: PageLink | null
}

/** What a report explains, and where. */
export function ReportExplanation({ reasons, link }: ReportExplanationProps) {
  const { i18n } = useLingui()
  return (
    <div className="report-explanation">
      {reasons.map((reason) => (
        <p key={reason}>{i18n._(explanationLabels[reason])}</p>
      ))}
      <p>
        {link ? (
          <HrefLink href={link.href} lang={link.lang} className="link">
            {link.title}
          </HrefLink>
        ) : (
          <Trans>Văn bản giải trình có trong phần Tài liệu.</Trans>
        )}
      </p>
    </div>
  )
}
