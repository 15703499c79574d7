import type { HubPayload } from '#features/pages/payload.ts'
import { ResearchEvidence } from '#features/research/hub/research-evidence.tsx'
import { HubView } from './hub-view.tsx'

/** A hub of research: the market and the ratings in force above the newest reports. */
export function ResearchHubView({ page }: { page: HubPayload }) {
  return <HubView page={page} lead={page.research && <ResearchEvidence evidence={page.research} />} />
}
