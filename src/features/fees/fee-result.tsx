import { Trans } from '@lingui/react/macro'
import { toTax } from './calculation/compute-fee.ts'
import { Days } from './days.tsx'
import type { Calculation, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'

/** The fee, and what it follows from: tier, rate, limit and tax. */
export function FeeResult({ calculation, terms }: { calculation: Calculation; terms: Terms }) {
  const { toMoney, toTier, toRate, toLimits, toVat, toQuantity } = useFeeText(terms)
  const { result, schedule, amount, days } = calculation
  const { fee, row, limit } = result
  const { basis, vat } = schedule.facts
  const [least, most] = [row.rate.min, row.rate.max].map((value) => value !== undefined && toMoney(value))
  const tax = vat.treatment === 'chua-gom' ? toTax(fee, vat.percent) : undefined
  const total = tax === undefined ? '' : toMoney(String(BigInt(fee) + BigInt(tax)))
  return (
    <>
      <p>
        <Trans>Phí</Trans> <output>{toMoney(fee)}</output>
      </p>
      <ul>
        <li>
          {toQuantity(basis, amount)}
          {days !== undefined && (
            <>
              {', '}
              <Days count={days} />
            </>
          )}
          {` · ${terms.channels[row.channel]}`}
        </li>
        <li>
          <Trans>
            Bậc: {toTier(basis, row.tier)} · Mức: {toRate(row.rate)}
          </Trans>
          {toLimits(row.rate).length > 0 && ` (${toLimits(row.rate).join('; ')})`}
        </li>
        {limit === 'min' && (
          <li>
            <Trans>Đã áp dụng mức tối thiểu {least}.</Trans>
          </li>
        )}
        {limit === 'max' && (
          <li>
            <Trans>Đã áp dụng mức tối đa {most}.</Trans>
          </li>
        )}
        <li>
          {toVat(vat)}{' '}
          {tax !== undefined && (
            <Trans>
              Cộng thuế {toMoney(tax)}, tổng {total}.
            </Trans>
          )}
        </li>
      </ul>
    </>
  )
}
