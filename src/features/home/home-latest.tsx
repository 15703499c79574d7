import { EntryGroup } from '#features/lists/entry-group.tsx'
import type { HomePayload } from './payload.ts'

/** The newest entries: research in the full width, news and announcements side by side. */
export function HomeLatest({ page: { latest } }: { page: HomePayload }) {
  const [reports, ...others] = latest
  return (
    <div className="shell-width section-space grid gap-14">
      {reports && <EntryGroup group={reports} />}
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-x-20">
        {others.map((group) => (
          <EntryGroup key={group.list.href} group={group} />
        ))}
      </div>
    </div>
  )
}
