import { Trans, useLingui } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import { toRateRange } from '#features/fees/calculation/to-rate-range.ts'
import { Days } from '#features/fees/days.tsx'
import { toFeeSearch } from '#features/fees/fee-query.ts'
import type { Schedule, Terms } from '#features/fees/fee-types.ts'
import { useFeeText } from '#features/fees/use-fee-text.ts'
import { HrefLink } from '#ui/link.tsx'
import type { ProductPayload } from './payload.ts'
import './product-conditions.css'

const feesPage = toHref('/ho-tro/bieu-phi')

/** The terms of a product: its price by the schedules in force, or by agreement; minimum, who may use it, main risk. */
export function ProductConditions({ page }: { page: ProductPayload }) {
  const { t } = useLingui()
  const { product, fees, agreement, textLocale } = page
  if (!product) return null
  const { minimum, eligibility, risk } = product.conditions
  return (
    <section className="shell-width" aria-label={t`Điều kiện chính`}>
      <dl className="conditions">
        <div className="condition-price">
          <dt>
            <Trans>Phí, lãi suất</Trans>
          </dt>
          {fees?.schedules.map((schedule) => (
            <dd key={schedule.slug}>
              <Price schedule={schedule} terms={fees.terms} />
            </dd>
          ))}
          {agreement !== null && (
            <dd>
              <b>
                <Trans>Theo hợp đồng</Trans>
              </b>
              <small>{agreement}</small>
            </dd>
          )}
        </div>
        <div>
          <dt>
            <Trans>Tối thiểu</Trans>
          </dt>
          <dd lang={textLocale}>{minimum}</dd>
        </div>
        <div>
          <dt>
            <Trans>Đối tượng sử dụng</Trans>
          </dt>
          <dd lang={textLocale}>{eligibility}</dd>
        </div>
        <div className="condition-risk">
          <dt>
            <Trans>Rủi ro chính</Trans>
          </dt>
          <dd lang={textLocale}>{risk}</dd>
        </div>
      </dl>
    </section>
  )
}

interface PriceProps {
  schedule: Schedule
  terms: Terms
}

/** The price of a schedule in force, with a link to it, and one to the calculator with its first example. */
function Price({ schedule, terms }: PriceProps) {
  const { toRange } = useFeeText(terms)
  const { rows, product, examples } = schedule.facts
  const range = toRateRange(rows.map(({ rate }) => rate))
  const [example] = examples
  return (
    <>
      <span className="condition-line">
        <HrefLink href={feesPage} anchor={product}>
          {schedule.title}
        </HrefLink>
        {range && <b>{toRange(range)}</b>}
      </span>
      {example && (
        <span className="condition-line">
          <small>
            <Example example={example} schedule={schedule} terms={terms} />
          </small>
          <HrefLink href={feesPage} search={toFeeSearch({ product, ...example })}>
            <Trans>Tính phí</Trans>
          </HrefLink>
        </span>
      )}
    </>
  )
}

interface ExampleProps extends PriceProps {
  example: Schedule['facts']['examples'][number]
}

function Example({ example, schedule, terms }: ExampleProps) {
  const { t } = useLingui()
  const { toQuantity, toMoney } = useFeeText(terms)
  const { basis, rows } = schedule.facts
  const { amount, channel, days, fee } = example
  const hasChannels = rows.some((row) => row.channel !== channel)
  const money = toMoney(fee)
  return (
    <>
      {toQuantity(basis, amount)}
      {days !== undefined && (
        <>
          {', '}
          <Days count={days} />
        </>
      )}
      {hasChannels && `, ${terms.channels[channel].toLowerCase()}`}
      {`, ${t`trả ${money}`}`}
    </>
  )
}
