import { Trans } from '@lingui/react/macro'
import { FeeRates } from '#features/fees/fee-rates.tsx'
import { Link } from '#ui/link.tsx'
import type { ProductPayload } from './payload.ts'
import '#features/layout/part.css'

interface ProductFeesProps {
  id: string
  fees: NonNullable<ProductPayload['fees']>
}

/** The fees of a product that are in force. */
export function ProductFees({ id, fees }: ProductFeesProps) {
  const { schedules, terms } = fees
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Phí đang áp dụng</Trans>
      </h2>
      {schedules.map((schedule) => (
        <section key={schedule.slug} className="product-fee" aria-labelledby={schedule.slug}>
          <h3 id={schedule.slug}>{schedule.title}</h3>
          <FeeRates schedule={schedule} terms={terms} />
        </section>
      ))}
      <Link to="/ho-tro/bieu-phi" className="way-on arrow">
        <Trans>Biểu phí đầy đủ và công cụ tính phí</Trans>
      </Link>
    </section>
  )
}
