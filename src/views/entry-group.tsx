import type { ItemGroup } from '#model/payload.ts'
import { EntryList } from './entry-list.tsx'
import { GroupHeading } from './group-heading.tsx'

interface EntryGroupProps {
  group: ItemGroup
  isNarrow?: boolean
}

export function EntryGroup({ group: { list, items }, isNarrow = false }: EntryGroupProps) {
  return (
    <section className="mt-16">
      <div className="mb-5">
        <GroupHeading list={list} />
      </div>
      <EntryList items={items} headingLevel={3} isNarrow={isNarrow} />
    </section>
  )
}
