import type { ReactNode } from 'react'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { FeeCharges } from './fee-charges.tsx'
import { FeeTable } from './fee-table.tsx'
import type { Schedule, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'
import './fee-rates.css'

interface FeeRatesProps {
  schedule: Schedule
  terms: Terms
  /** The text of the schedule about its rates. */
  children?: ReactNode
}

/** The rates of a schedule, with its term, its tax and what is charged besides. */
export function FeeRates({ schedule, terms, children }: FeeRatesProps) {
  const { toForce, toVat, toOverdue } = useFeeText(terms)
  const { facts } = schedule
  return (
    <>
      <p className="meta">
        <span>{toForce(facts)}</span>
        {facts.sample && <SampleLabel />}
      </p>
      <FeeTable schedule={schedule} terms={terms} />
      <p className="fee-vat">
        {toVat(facts.vat)}
        {facts.overdue && ` ${toOverdue(facts.overdue)}`}
      </p>
      {children}
      <FeeCharges schedule={schedule} terms={terms} />
    </>
  )
}
