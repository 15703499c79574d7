import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { ListItem } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { ItemTagRow } from './item-tag-row.tsx'

interface EntryRowProps {
  item: ListItem
  headingLevel: 2 | 3
  /** In half a page there is no room for the date beside the heading. */
  isNarrow?: boolean | undefined
}

/** One entry: date, heading, summary, and the facts that readers sort by. */
export function EntryRow({ item, headingLevel, isNarrow = false }: EntryRowProps) {
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const foreign = item.textLocale === locale ? undefined : item.textLocale
  const { publishedAt } = item.facts
  // Guides are in their own order: a date would say nothing there.
  const hasDate = item.collection !== 'guides'
  // A disclosure is dated to the minute: that is when it was made.
  const format = item.collection === 'disclosures' ? formatMoment : formatDate
  return (
    <article className={`grid gap-x-8 gap-y-2 py-6 ${isNarrow ? '' : 'sm:grid-cols-[8.5rem_minmax(0,1fr)]'}`}>
      {hasDate ? (
        <time dateTime={publishedAt} className="tabular pt-1 text-sm text-ink-muted">
          {format(locale, publishedAt)}
        </time>
      ) : (
        <span className="tabular text-2xl font-semibold text-brand-700">{toNumber(item)}</span>
      )}
      <div className={item.thumb && 'flex items-start gap-5 sm:gap-8'}>
        <div className="min-w-0 grow">
          <Heading className="text-lg leading-snug" lang={foreign}>
            <HrefLink href={item.href} className="hover:text-brand-700 hover:underline">
              {item.title}
            </HrefLink>
          </Heading>
          <p className="mt-2 max-w-3xl text-sm text-ink-muted" lang={foreign}>
            {item.summary}
          </p>
          <ItemTagRow item={item} />
        </div>
        {item.thumb && (
          // The heading is the link that is read out and reached by keyboard; this is one for the pointer.
          <HrefLink href={item.href} tabIndex={-1} aria-hidden className="shrink-0">
            <Picture image={item.thumb} className={`h-auto w-24 rounded-sm ${isNarrow ? 'sm:w-40' : 'sm:w-48'}`} />
          </HrefLink>
        )}
      </div>
    </article>
  )
}

function toNumber(item: ListItem): string {
  return item.collection === 'guides' ? String(item.facts.order).padStart(2, '0') : ''
}
