import { Trans } from '@lingui/react/macro'
import { Prose } from '#ui/prose.tsx'
import { FeeCharges } from './fee-charges.tsx'
import { FeeExamples } from './fee-examples.tsx'
import { FeeRates } from './fee-rates.tsx'
import { FeeTable } from './fee-table.tsx'
import type { Schedule, Terms } from './fee-types.ts'
import type { FeesPayload } from './payload.ts'
import { useFeeText } from './use-fee-text.ts'

type Product = FeesPayload['products'][number]

/** The fee schedules of a product: the one in force, later ones and past ones. */
export function FeeProduct({ product, terms }: { product: Product; terms: Terms }) {
  const { inForce, coming, past } = product
  return (
    <section className="fee-product" aria-labelledby={product.product}>
      <h2 id={product.product}>{toFeeTitle(product)}</h2>
      {inForce ? (
        <>
          <FeeRates schedule={inForce} terms={terms}>
            <Prose html={inForce.html} lang={inForce.textLocale} />
          </FeeRates>
          <FeeExamples schedule={inForce} terms={terms} />
        </>
      ) : (
        <p className="notice">
          <Trans>Hiện không có biểu phí đang áp dụng.</Trans>
        </p>
      )}
      {coming.map((schedule) => (
        <Version key={schedule.slug} schedule={schedule} terms={terms} isComing />
      ))}
      {past.map((schedule) => (
        <Version key={schedule.slug} schedule={schedule} terms={terms} />
      ))}
    </section>
  )
}

/** The name of a product: the title of the schedule in force, or else of another one. */
export function toFeeTitle({ inForce, coming, past }: Product): string {
  return [inForce, ...coming, ...past].find((schedule) => schedule !== null)?.title ?? ''
}

interface VersionProps {
  schedule: Schedule
  terms: Terms
  isComing?: boolean
}

function Version({ schedule, terms, isComing = false }: VersionProps) {
  const { toForce, toVat, toOverdue } = useFeeText(terms)
  return (
    <details className="fee-version">
      <summary>
        {isComing ? <Trans>Biểu phí sắp áp dụng</Trans> : <Trans>Biểu phí đã hết hiệu lực</Trans>}
        <span>{toForce(schedule.facts)}</span>
      </summary>
      <FeeTable schedule={schedule} terms={terms} />
      <p className="fee-vat">
        {toVat(schedule.facts.vat)}
        {schedule.facts.overdue && ` ${toOverdue(schedule.facts.overdue)}`}
      </p>
      <Prose html={schedule.html} lang={schedule.textLocale} />
      <FeeCharges schedule={schedule} terms={terms} />
    </details>
  )
}
