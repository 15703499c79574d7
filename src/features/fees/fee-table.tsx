/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On a phone the table is displayed as blocks, which some screen readers do not announce as a table without roles. */
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '#i18n/use-locale.ts'
import { toTierGrid } from './calculation/to-tier-grid.ts'
import type { Row, Schedule, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'

/** The rates of a schedule: tiers as rows, channels as columns. */
export function FeeTable({ schedule, terms }: { schedule: Schedule; terms: Terms }) {
  const { t } = useLingui()
  const { toTier, toForce } = useFeeText(terms)
  const { facts, title } = schedule
  const { channels, lines } = toTierGrid(facts.rows)
  return (
    <div className="prose">
      <table className="fee-table stacked" role="table">
        <caption className="sr-only">{`${title}. ${toForce(facts)}`}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {facts.basis === 'gia-tri' ? t`Giá trị` : terms.bases[facts.basis]}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" role="columnheader" className="align-right">
                {terms.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ tier, rows }) => (
            <tr key={tier.from} role="row">
              <th scope="row" role="rowheader">
                {toTier(facts.basis, tier)}
              </th>
              {rows.map((row, index) => (
                <td
                  key={channels[index]}
                  role="cell"
                  className="align-right"
                  data-label={channels[index] && terms.channels[channels[index]]}
                >
                  {row && <Rate row={row} terms={terms} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Rate({ row, terms }: { row: Row; terms: Terms }) {
  const { toRate, toLimits } = useFeeText(terms)
  const locale = useLocale()
  const details = [...toLimits(row.rate), ...(row.note ? [row.note[locale]] : [])]
  return (
    <>
      {toRate(row.rate)}
      {details.length > 0 && <small>{details.join('; ')}</small>}
    </>
  )
}
