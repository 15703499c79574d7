import { InvestorBrief } from '#features/investors/investor-brief.tsx'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EntryGroup } from '#features/lists/entry-group.tsx'
import type { HubPayload } from '#features/pages/payload.ts'
import { ResearchEvidence } from '#features/research/hub/research-evidence.tsx'
import './hub-view.css'

/** The newest entries of several lists, each with a link to the whole list. */
export function HubView({ page }: { page: HubPayload }) {
  const labelled = labelSamples(
    page,
    page.groups.flatMap(({ items }) => items),
  )
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        <SampleArea of={[]} isLabelled={labelled.sample}>
          {page.investors && <InvestorBrief brief={page.investors} isLabelled={page.sample} />}
          {page.research && <ResearchEvidence evidence={page.research} />}
          <div className="hub-groups">
            {page.groups.map((group) => (
              <EntryGroup key={group.list.href} group={group} />
            ))}
          </div>
        </SampleArea>
      </PageBody>
    </>
  )
}
