import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '#i18n/use-locale.ts'
import { Link } from '#ui/link.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { basisLabels, periodicCodeLabels, periodLabels } from './labels.ts'
import type { PeriodicGrid } from './payload.ts'
import { PeriodicGridCell } from './periodic-grid-cell.tsx'
import { PeriodicGridHead } from './periodic-grid-head.tsx'
import '#ui/plain-table.css'
import './periodic-grids.css'

/** The published and the missing reports by year and period. */
export function PeriodicGrids({ grids }: { grids: readonly PeriodicGrid[] }) {
  return (
    <div className="periodic-grids">
      {grids.map((grid) => (
        <GridTable key={grid.columns[0]?.code} grid={grid} isAlone={grids.length === 1} />
      ))}
      <p className="grid-legend">
        <Trans>
          Mỗi ô dẫn đến báo cáo, có cả tiếng Việt và tiếng Anh; nhãn VI hoặc EN đánh dấu báo cáo mới có một thứ tiếng.
        </Trans>
      </p>
      {grids.some(({ columns }) => columns.some(({ code }) => code === 'bao-cao-tai-chinh')) && (
        <p>
          <Link to="/quan-he-co-dong/du-lieu" className="way-on arrow">
            <Trans>Kết quả từng quý, kèm giải trình và tệp số liệu</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}

function GridTable({ grid, isAlone }: { grid: PeriodicGrid; isAlone: boolean }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { columns, years } = grid
  const codes = [...new Set(columns.map(({ code }) => code))]
  const hasBases = years.some(({ rows }) => rows.length > 1)
  const [only] = codes.length === 1 ? codes : []
  const title = only ? i18n._(periodicCodeLabels[only]) : t`Báo cáo khác`
  const id = `bang-${columns[0]?.code}`
  const heading = isAlone ? t`Báo cáo theo năm và kỳ` : title
  if (years.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isAlone ? 'sr-only' : ''}>
        {heading}
      </h2>
      {/* On a phone its cells stand below each other: it always fits. */}
      <TableScroll>
        <table
          aria-labelledby={id}
          className={hasBases ? 'plain-table periodic-grid has-bases' : 'plain-table periodic-grid'}
        >
          <PeriodicGridHead columns={columns} codes={codes} hasBases={hasBases} />
          {years.map(({ year, rows }) => (
            <tbody key={year}>
              {rows.map(({ basis, cells }, index) => (
                <tr key={basis}>
                  {index === 0 && (
                    <th
                      scope={hasBases ? 'rowgroup' : 'row'}
                      rowSpan={hasBases ? rows.length : undefined}
                      className="grid-year"
                    >
                      {year}
                    </th>
                  )}
                  {basis && (
                    <th scope="row" className="grid-basis">
                      {i18n._(basisLabels[basis])}
                    </th>
                  )}
                  {cells.map((cell, column) => {
                    const of = columns[column]
                    if (!of) return null
                    const period = i18n._(periodLabels[of.period])
                    const kind = i18n._(periodicCodeLabels[of.code])
                    const name = [codes.length > 1 && kind, `${period} ${year}`, basis && i18n._(basisLabels[basis])]
                    return (
                      <td
                        key={`${of.code} ${of.period}`}
                        className={cell.state === 'ahead' ? 'is-ahead' : undefined}
                        data-of={codes.length > 1 ? `${kind}, ${period.toLocaleLowerCase(locale)}` : period}
                      >
                        <PeriodicGridCell cell={cell} name={name.filter(Boolean).join(', ')} />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </TableScroll>
    </section>
  )
}
