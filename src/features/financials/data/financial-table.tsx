import { Trans, useLingui } from '@lingui/react/macro'
import { periodLabels } from '#features/disclosures/labels.ts'
import { formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { FinancialCell, FinancialRow, FinancialTable as Table, Source, TableGroup } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import { FinancialRestatements, toNoteId } from './financial-restatements.tsx'
import '#ui/plain-table.css'
import './financial-table.css'

interface FinancialTableProps {
  table: Table
  caption: string
  /** True where its quarters are of several years. */
  hasYears?: boolean
}

/** Periods as columns, whose head stays in view; on a phone they scroll beside the names of the rows. */
export function FinancialTable({ table, caption, hasYears = false }: FinancialTableProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { toTime } = useFinancialFormat()
  const { id, columns, groups, restatements } = table
  const times = columns.map(toTime)
  const toName = ({ link: { title } }: Source) => t`Báo cáo: ${title}`
  return (
    // Where there are notes, figures leave room for their numbers.
    <div className={restatements.length > 0 ? 'data-table has-notes' : 'data-table'}>
      <TableScroll name={caption}>
        <table className="plain-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Chỉ tiêu</Trans>
              </th>
              {/* In full for screen readers; the heading above says whether they are years, or of which year. */}
              {columns.map(({ period, fiscalYear }, index) => (
                <th key={times[index]} scope="col" aria-label={times[index]}>
                  {hasYears ? times[index] : period === 'FY' ? fiscalYear : i18n._(periodLabels[period])}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, title, rows }) => (
            <tbody key={key} data-group={key}>
              <tr className="data-group">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} group={key} times={times} table={id} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Báo cáo nguồn</Trans>
              </th>
              {columns.map(({ source }, index) => (
                <td key={times[index]}>
                  {source === 'taken-down' ? (
                    <Trans>đã gỡ xuống</Trans>
                  ) : (
                    <>
                      <HrefLink href={source.link.href} aria-label={toName(source)}>
                        <Trans>Báo cáo</Trans>
                      </HrefLink>
                      <small>
                        <time dateTime={source.publishedAt}>{formatShortDate(locale, source.publishedAt)}</time>
                      </small>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </TableScroll>
      <FinancialRestatements restatements={restatements} table={id} />
    </div>
  )
}

interface RowProps {
  row: FinancialRow
  group: TableGroup
  times: readonly string[]
  table: string
}

function Row({ row, group, times, table }: RowProps) {
  const { label, role, formula, unit, cells } = row
  return (
    <tr data-role={role}>
      <th scope="row">
        {label}
        {formula && <small>{formula}</small>}
      </th>
      {cells.map((cell, index) => (
        <td key={times[index]}>
          <Figure cell={cell} unit={unit} toId={(note) => toNoteId(table, { group, note })} />
        </td>
      ))}
    </tr>
  )
}

interface FigureProps {
  cell: FinancialCell | null
  unit: FinancialRow['unit']
  /** The id of a note on it. */
  toId: (note: number) => string
}

function Figure({ cell, unit, toId }: FigureProps) {
  const { t } = useLingui()
  const { toFigure } = useFinancialFormat()
  if (!cell) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">
          <Trans>không có số liệu</Trans>
        </span>
      </>
    )
  }
  const { value, note } = cell
  return (
    <>
      {toFigure(value, unit)}
      {note !== undefined && (
        <a href={`#${toId(note)}`} className="data-note" aria-label={t`Trình bày lại, ghi chú ${note}`}>
          {note}
        </a>
      )}
    </>
  )
}
