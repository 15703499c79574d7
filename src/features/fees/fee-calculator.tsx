import { Trans } from '@lingui/react/macro'
import { useHydrated, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { FeeForm } from './fee-form.tsx'
import { parseFeeQuery } from './fee-query.ts'
import type { Terms } from './fee-types.ts'
import type { FeesPayload } from './payload.ts'
import './fee-calculator.css'

/**
 * Computes what a transaction costs by the rates in force: the one in the address, or one that is typed. Prerendered, but
 * disabled until hydration.
 */
export function FeeCalculator({ products, terms }: { products: FeesPayload['products']; terms: Terms }) {
  const heading = useId()
  const isHydrated = useHydrated()
  const search = useSearch({ strict: false })
  const query = isHydrated ? parseFeeQuery(search) : undefined
  const schedules = products.flatMap(({ inForce }) => inForce ?? [])
  if (schedules.length === 0) return null
  return (
    <section id="tinh-phi" className="fee-calculator" data-scripted aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Tính phí</Trans>
      </h2>
      <FeeForm key={JSON.stringify(query)} schedules={schedules} terms={terms} query={query} />
    </section>
  )
}
