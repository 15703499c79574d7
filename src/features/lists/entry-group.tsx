import { GroupHeading } from '#features/layout/group-heading.tsx'
import { EntryList } from './entry-list.tsx'
import type { ItemGroup } from './payload.ts'

/** The newest entries of a list, below its title. */
export function EntryGroup({ group: { list, items } }: { group: ItemGroup }) {
  return (
    <section className="entry-group">
      <GroupHeading list={list} />
      <EntryList items={items} headingLevel={3} isDense />
    </section>
  )
}
