import { InvestorBrief } from '#features/investors/investor-brief.tsx'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { EntryGroup } from '#features/lists/entry-group.tsx'
import { CoverageTable } from '#features/research/coverage-table.tsx'
import type { HubPayload } from './payload.ts'

/** The newest entries of several lists, each with a link to the whole list. */
export function HubView({ page }: { page: HubPayload }) {
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section}>
        {page.investors && <InvestorBrief brief={page.investors} isLabelled={page.sample} />}
        {page.coverage && <CoverageTable companies={page.coverage} />}
        <div className="grid gap-14">
          {page.groups.map((group) => (
            <EntryGroup key={group.list.href} group={group} />
          ))}
        </div>
        <div className="mt-14">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}
