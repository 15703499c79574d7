import { Trans, useLingui } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Prose } from '#ui/prose.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { topicLabels } from './labels.ts'
import type { IndicatorTable } from './payload.ts'
import '#ui/plain-table.css'

/** The indicators by year, in groups, with scope and method and the same as files. */
export function IndicatorsTable({ indicators }: { indicators: IndicatorTable }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { years, groups, html, textLocale, downloads } = indicators
  const name = t`Các chỉ tiêu đo lường`
  return (
    <>
      <TableScroll name={name}>
        <table aria-label={name} className="plain-table esg-table">
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Chỉ tiêu', context: 'ESG' })}</th>
              {years.map((year) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ topic, rows }) => (
            <tbody key={topic}>
              <tr className="esg-topic">
                <th scope="rowgroup" colSpan={years.length + 1}>
                  {i18n._(topicLabels[topic])}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">
                    {row.name}, {row.unit}
                    {row.gri.length > 0 && <small>GRI {row.gri.join(', ')}</small>}
                  </th>
                  {row.cells.map((value, index) => (
                    <td key={years[index]}>{value === null ? '–' : formatDecimal(locale, value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </TableScroll>
      <ul className="esg-files">
        {downloads.map(({ format, href, bytes }) => (
          <li key={format}>
            {/* A plain link, because it leads to a file and not to a page of the app. */}
            <a href={href} download="" className="way-on">
              <span>
                <Trans>Tải các chỉ tiêu</Trans> ({format.toUpperCase()}, {formatSize(locale, bytes)})
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Prose html={html} lang={textLocale} />
    </>
  )
}
