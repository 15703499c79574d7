import type { ReactNode } from 'react'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EntryGroup } from '#features/lists/entry-group.tsx'
import type { HubPayload } from '#features/pages/payload.ts'
import './hub-view.css'

interface HubViewProps {
  page: HubPayload
  /** Above the entries. */
  lead?: ReactNode
}

/** The newest entries of several lists, each with a link to the whole list. */
export function HubView({ page, lead }: HubViewProps) {
  const labelled = labelSamples(
    page,
    page.groups.flatMap(({ items }) => items),
  )
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        <SampleArea of={[]} isLabelled={labelled.sample}>
          {lead}
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
