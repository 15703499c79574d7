import { EntryGroup } from '#features/lists/entry-group.tsx'
import { Reveal } from '#ui/motion/reveal.tsx'
import type { HomePayload } from './payload.ts'

/** The newest entries: research in the full width, news and announcements side by side. */
export function HomeLatest({ page: { latest } }: { page: HomePayload }) {
  const [reports, ...others] = latest
  return (
    <div className="shell-width section-space grid gap-14">
      {reports && (
        <Reveal>
          <EntryGroup group={reports} />
        </Reveal>
      )}
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-x-20">
        {others.map((group) => (
          <Reveal key={group.list.href}>
            <EntryGroup group={group} />
          </Reveal>
        ))}
      </div>
    </div>
  )
}
