import { Trans, useLingui } from '@lingui/react/macro'
import { RowDocuments } from '#features/layout/attachments/row-documents.tsx'
import { HrefLink } from '#ui/link.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { QuarterResult, QuarterResults as Results } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import { YearChange } from './year-change.tsx'
import '#ui/plain-table.css'
import './quarter-results.css'

interface QuarterResultsProps {
  results: Pick<Results, 'columns' | 'quarters'>
  /** The name of the table. */
  caption: string
}

/**
 * A row for each quarter: its main figures with their change on the year, and its documents, which stand below the figures
 * where there is no room beside them. It always fits, so that its container takes no focus.
 */
export function QuarterResults({ results: { columns, quarters }, caption }: QuarterResultsProps) {
  const { t } = useLingui()
  return (
    <TableScroll>
      <table className="results plain-table">
        <caption className="sr-only">
          {caption}. <Trans>Phần trăm: so với cùng kỳ năm trước.</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Kỳ`}</th>
            {columns.map(({ metric, label }) => (
              <th key={metric} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{t`Tài liệu`}</th>
          </tr>
        </thead>
        <tbody>
          {quarters.map((quarter) => (
            <Row key={`${quarter.fiscalYear} ${quarter.period}`} quarter={quarter} columns={columns} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function Row({ quarter, columns }: { quarter: QuarterResult; columns: Results['columns'] }) {
  const { toTime, toFigure } = useFinancialFormat()
  return (
    <tr>
      <th scope="row">
        {quarter.report === 'taken-down' ? (
          toTime(quarter)
        ) : (
          <HrefLink href={quarter.report.link.href} className="link">
            {toTime(quarter)}
          </HrefLink>
        )}
      </th>
      {quarter.figures.map((figure, index) => (
        <td key={columns[index]?.metric}>
          {figure ? toFigure(figure.value) : '–'}
          {figure?.change && (
            <small>
              <YearChange change={figure.change} />
            </small>
          )}
        </td>
      ))}
      <td>
        <Documents quarter={quarter} />
      </td>
    </tr>
  )
}

function Documents({ quarter }: { quarter: QuarterResult }) {
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
      {/* A plain link, because it leads to a file and not to a page of the app. */}
      <a href={file.href} download="" className="result-file">
        CSV<span className="sr-only">: {time}</span>
      </a>
    </span>
  )
}
