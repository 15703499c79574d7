import { Trans, useLingui } from '@lingui/react/macro'
import { RowDocuments } from '#features/layout/attachments/row-documents.tsx'
import { HrefLink } from '#ui/link.tsx'
import type { FinancialTime, QuarterDocuments } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import './result-documents.css'

/** The documents of a quarter in a line: report, figures, and last the explanation, which not every quarter has. */
export function ResultDocuments({ quarter }: { quarter: QuarterDocuments & FinancialTime }) {
  const { t } = useLingui()
  const { toTime } = useFinancialFormat()
  const { report, documents, explanation, file } = quarter
  const time = toTime(quarter)
  return (
    <span className="result-documents">
      <span>
        {documents && report !== 'taken-down' && (
          <>
            <span aria-hidden="true">{t`Báo cáo`}</span>
            <RowDocuments documents={documents} title={report.link.title} lang={report.link.lang} />
          </>
        )}
      </span>
      {/* A plain link, because it leads to a file and not to a page of the app. */}
      <a href={file.href} download="" className="result-file">
        CSV<span className="sr-only">: {time}</span>
      </a>
      <span>
        {explanation &&
          ('documents' in explanation ? (
            <>
              <span aria-hidden="true">{t`Giải trình`}</span>
              <RowDocuments documents={explanation.documents} title={t`Giải trình ${time}`} lang={undefined} />
            </>
          ) : explanation.link === 'taken-down' ? (
            <Trans>Giải trình đã gỡ xuống</Trans>
          ) : (
            <HrefLink href={explanation.link.href} className="link">
              <Trans>
                Giải trình<span className="sr-only"> {time}</span>
              </Trans>
            </HrefLink>
          ))}
      </span>
    </span>
  )
}
