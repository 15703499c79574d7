import { EntryGroup } from '#features/lists/entry-group.tsx'
import { KeyFigures } from '#features/financials/key-figures.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { RisingLines } from '#features/layout/rising-lines.tsx'
import { WithSection } from '#features/layout/with-section.tsx'
import type { HubPayload } from './payload.ts'

/** Several collections at a glance: the newest of each, above its whole list. */
export function HubView({ page }: { page: HubPayload }) {
  return (
    <>
      <PageHeader page={page} art={<RisingLines className="page-art" seed={page.address.path} />} />
      <WithSection section={page.section}>
        <PageText page={page} />
        {page.figures && <KeyFigures figures={page.figures} />}
        <div className="mt-14 grid gap-14">
          {page.groups.map((group) => (
            <EntryGroup key={group.list.href} group={group} />
          ))}
        </div>
      </WithSection>
    </>
  )
}
