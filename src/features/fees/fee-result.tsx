import { Trans } from '@lingui/react/macro'
import { useLocale } from '#i18n/use-locale.ts'
import { toSettlement } from './calculation/compute-cost.ts'
import { Days } from './days.tsx'
import type { Calculation, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'

/** The parts of the total, item by item, and the source of its fee: tier, rate and limit. */
export function FeeResult({ calculation, terms }: { calculation: Calculation; terms: Terms }) {
  const locale = useLocale()
  const { toMoney, toTier, toRate, toLimits, toVat, toQuantity, toPercent } = useFeeText(terms)
  const { cost, schedule, amount, days, side } = calculation
  const { fee, row, limit, vat, charges, others, total } = cost
  const { basis, vat: rule } = schedule.facts
  const [least, most] = [row.rate.min, row.rate.max].map((value) => value !== undefined && toMoney(value))
  const isSettled = side !== undefined && basis === 'gia-tri'
  const percent = 'percent' in rule ? toPercent(rule.percent) : ''
  return (
    <>
      <dl>
        <div>
          <dt>
            <Trans>Phí của Công ty</Trans>
          </dt>
          <dd>{toMoney(fee)}</dd>
        </div>
        {vat !== undefined && (
          <div>
            <dt>
              <Trans>Thuế giá trị gia tăng {percent} trên phí</Trans>
            </dt>
            <dd>{toMoney(vat)}</dd>
          </div>
        )}
        {charges.map(({ charge, amount: own }) => (
          <div key={charge.name[locale]}>
            <dt>
              {charge.name[locale]} ({toRate(charge.rate)})
            </dt>
            <dd>{toMoney(own)}</dd>
          </div>
        ))}
        {isSettled && (
          <div className="fee-settled">
            <dt>{side === 'ban' ? <Trans>Tiền bán thực nhận</Trans> : <Trans>Tổng tiền phải trả</Trans>}</dt>
            <dd>{toMoney(toSettlement(side, amount, total))}</dd>
          </div>
        )}
      </dl>
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
        <li>{toVat(rule)}</li>
        {others.length > 0 && (
          <li>
            <Trans>Chưa bao gồm, thu khi phát sinh:</Trans>{' '}
            {others.map(({ name, rate }) => `${name[locale]} (${toRate(rate)})`).join('; ')}.
          </li>
        )}
      </ul>
    </>
  )
}
