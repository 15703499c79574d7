/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On a phone the
   table is displayed as blocks, which some screen readers do not announce as a table without roles. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { FinancialRestatements } from './financial-restatements.tsx'
import type { FinancialCell, FinancialColumn, FinancialRow, FinancialTable as Table } from './payload.ts'
import { useFinancialFormat } from './use-financial-format.ts'

/** Periods as columns; on a phone each row is a block, with the period before each figure (financial-table.css). */
export function FinancialTable({ table, caption }: { table: Table; caption: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { toTime } = useFinancialFormat()
  const { id, columns, groups, restatements } = table
  const times = columns.map(toTime)
  const toName = ({ source: { link } }: FinancialColumn) => {
    const { title } = link
    return t`Báo cáo: ${title}`
  }
  return (
    <div className="data-table">
      <table role="table" id={`${id}-bang`}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <Trans>Chỉ tiêu</Trans>
            </th>
            {times.map((time) => (
              <th key={time} role="columnheader" scope="col">
                {time}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} role="rowgroup">
            <tr role="row" className="data-group">
              <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} times={times} table={id} />
            ))}
          </tbody>
        ))}
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              <Trans>Báo cáo nguồn</Trans>
            </th>
            {columns.map((column, index) => (
              <td key={times[index]} role="cell" data-label={times[index]}>
                <HrefLink href={column.source.link.href} aria-label={toName(column)}>
                  <Trans>Báo cáo</Trans>
                </HrefLink>
                <small>{formatDate(locale, column.source.publishedAt)}</small>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <FinancialRestatements restatements={restatements} table={id} />
    </div>
  )
}

function Row({ row, times, table }: { row: FinancialRow; times: readonly string[]; table: string }) {
  const { label, role, formula, unit, cells } = row
  return (
    <tr role="row" data-role={role}>
      <th role="rowheader" scope="row">
        {label}
        {formula && <small>{formula}</small>}
      </th>
      {cells.map((cell, index) => (
        <td key={times[index]} role="cell" data-label={times[index]}>
          <Figure cell={cell} unit={unit} table={table} />
        </td>
      ))}
    </tr>
  )
}

function Figure({ cell, unit, table }: { cell: FinancialCell | null; unit: FinancialRow['unit']; table: string }) {
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
        <a
          href={`#${table}-ghi-chu-${note}`}
          id={`${table}-so-${note}`}
          className="data-note"
          aria-label={t`Trình bày lại, ghi chú ${note}`}
        >
          {note}
        </a>
      )}
    </>
  )
}
