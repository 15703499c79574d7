import type { HubPayload } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'
import { EntryGroup } from './entry-group.tsx'
import { PageHeader } from './page-header.tsx'
import { WithSection } from './with-section.tsx'

/** Several collections at a glance: the newest of each, above its whole list. */
export function HubView({ page }: { page: HubPayload }) {
  return (
    <>
      <PageHeader page={page} />
      <WithSection section={page.section}>
        <Prose html={page.html} lang={page.textLocale} />
        {page.groups.map((group) => (
          <EntryGroup key={group.list.href} group={group} />
        ))}
      </WithSection>
    </>
  )
}
