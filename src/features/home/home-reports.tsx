import { Trans } from '@lingui/react/macro'
import { GroupHeading } from '#features/layout/group-heading.tsx'
import { RisingLines } from '#features/layout/rising-lines.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { EntryList } from '#features/lists/entry-list.tsx'
import { ItemMarks } from '#features/lists/item-marks.tsx'
import { ItemTextList } from '#features/lists/item-text-list.tsx'
import type { ItemGroup, ListItem } from '#features/lists/payload.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Reveal } from '#ui/motion/reveal.tsx'

/** Research: the newest report large, the others as rows. */
export function HomeReports({ group }: { group: ItemGroup }) {
  const [first, ...rest] = group.items
  return (
    <section className="on-surface border-y border-line bg-surface">
      <div className="shell-width section-space">
        <GroupHeading list={group.list} />
        <SampleArea of={group.items.map(({ facts }) => facts)}>
          <div className="mt-4 grid items-start gap-x-20 gap-y-8 lg:grid-cols-2">
            {first && (
              <Reveal>
                <Featured item={first} />
              </Reveal>
            )}
            {(rest.length > 0 || !first) && <EntryList items={rest} headingLevel={3} />}
          </div>
        </SampleArea>
      </div>
    </section>
  )
}

function Featured({ item }: { item: ListItem }) {
  const locale = useLocale()
  const foreign = item.textLocale === locale ? undefined : item.textLocale
  return (
    <article className="overflow-hidden rounded-md border border-line bg-white">
      <div
        aria-hidden="true"
        className="on-dark relative isolate h-32 overflow-hidden bg-brand-900 sm:h-44 print:hidden"
      >
        <RisingLines className="page-art" seed={item.href} />
      </div>
      <div className="p-6 lg:p-8">
        <p className="meta">
          <Trans>Báo cáo mới nhất</Trans>
          <time dateTime={item.facts.publishedAt}>{formatDate(locale, item.facts.publishedAt)}</time>
        </p>
        <h3 className="mt-2 text-2xl" lang={foreign}>
          <HrefLink href={item.href} className="link">
            {item.title}
          </HrefLink>
        </h3>
        <p className="mt-3 mb-4 text-ink-soft" lang={foreign}>
          {item.summary}
        </p>
        <p className="meta">
          <ItemTextList item={item} />
          <ItemMarks item={item} />
        </p>
      </div>
    </article>
  )
}
