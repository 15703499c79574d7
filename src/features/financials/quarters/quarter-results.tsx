import { Trans, useLingui } from '@lingui/react/macro'
import { HrefLink } from '#ui/link.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { QuarterResult, QuarterResults as Results } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import { ResultDocuments } from './result-documents.tsx'
import { toQuarterPath } from './to-quarter-path.ts'
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
        <HrefLink href={toQuarterPath(quarter)} className="link">
          {toTime(quarter)}
        </HrefLink>
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
        <ResultDocuments quarter={quarter} />
      </td>
    </tr>
  )
}
