import { useLingui } from '@lingui/react/macro'
import { useLocale } from '#i18n/use-locale.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import { toOverdueRate } from './calculation/to-overdue-rate.ts'
import { toTierGrid } from './calculation/to-tier-grid.ts'
import type { Facts, Row, Schedule, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'
import '#shell/styles/tables.css'

/** The rates of a schedule: tiers as rows, channels as columns. */
export function FeeTable({ schedule, terms }: { schedule: Schedule; terms: Terms }) {
  const { t } = useLingui()
  const { toTier, toForce } = useFeeText(terms)
  const { facts, title } = schedule
  const { channels, lines } = toTierGrid(facts.rows)
  const caption = `${title}. ${toForce(facts)}`
  return (
    <div className="prose">
      <TableScroll name={channels.length > 1 ? caption : undefined}>
        <table className="fee-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{facts.basis === 'gia-tri' ? t`Giá trị` : terms.bases[facts.basis]}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className="align-right">
                  {terms.channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ tier, rows }) => (
              <tr key={tier.from}>
                <th scope="row">{toTier(facts.basis, tier)}</th>
                {rows.map((row, index) => (
                  <td
                    key={channels[index]}

                    className="align-right"
                  >
                    {row && <Rate row={row} overdue={facts.overdue} terms={terms} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

function Rate({ row, overdue, terms }: { row: Row; overdue: Facts['overdue']; terms: Terms }) {
  const { t } = useLingui()
  const { toRate, toLimits } = useFeeText(terms)
  const locale = useLocale()
  const late = overdue && toRate(toOverdueRate(row.rate, overdue.percentOfRate))
  const details = [
    ...(late ? [t`quá hạn ${late}`] : []),
    ...toLimits(row.rate),
    ...(row.note ? [row.note[locale]] : []),
  ]
  return (
    <>
      {toRate(row.rate)}
      {details.length > 0 && <small>{details.join('; ')}</small>}
    </>
  )
}
