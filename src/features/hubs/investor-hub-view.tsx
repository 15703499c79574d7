import { InvestorBrief } from '#features/investors/investor-brief.tsx'
import type { HubPayload } from '#features/pages/payload.ts'
import { HubView } from './hub-view.tsx'

/** The hub for shareholders: results, shares and dates above the newest disclosures. */
export function InvestorHubView({ page }: { page: HubPayload }) {
  return (
    <HubView page={page} lead={page.investors && <InvestorBrief brief={page.investors} isLabelled={page.sample} />} />
  )
}
