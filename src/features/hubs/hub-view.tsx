import type { ReactNode } from 'react'
import { PageAlerts } from '#features/alerts/page-alerts.tsx'
import { EntryCover } from '#features/layout/entry/entry-cover.tsx'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EntryGroup } from '#features/lists/entry-group.tsx'
import { EntryList } from '#features/lists/entry-list.tsx'
import type { HubPayload } from '#features/pages/payload.ts'
import './hub-view.css'

interface HubViewProps {
  page: HubPayload
  /** Above the groups of entries. */
  lead?: ReactNode
}

/** The newest entry of all, large; below it those of several lists, each with a link to the whole list. */
export function HubView({ page, lead }: HubViewProps) {
  const shown = [...(page.newest ? [page.newest] : []), ...page.groups.flatMap(({ items }) => items)]
  const labelled = labelSamples(page, shown)
  return (
    <>
      <PageHeader page={labelled} beside={page.drawn && <EntryCover cover={page.drawn} isOfList />} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        <SampleArea of={shown.map(({ facts }) => facts)} isLabelled={labelled.sample}>
          {page.newest && (
            <div className="hub-newest">
              <EntryList items={[page.newest]} headingLevel={2} isLarge />
            </div>
          )}
          {lead}
          <div className="hub-groups">
            {page.groups.map((group) => (
              <EntryGroup key={group.list.href} group={group} />
            ))}
          </div>
        </SampleArea>
        <PageAlerts alerts={page.alerts} />
      </PageBody>
    </>
  )
}
