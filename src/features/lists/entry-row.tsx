import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { DocumentCount } from './document-count.tsx'
import { ItemTagList } from './item-tag-list.tsx'
import type { ListItem } from './payload.ts'

interface EntryRowProps {
  item: ListItem
  headingLevel: 2 | 3
  hasSummary?: boolean
}

/** One entry: date and the facts that readers sort by, heading, summary. */
export function EntryRow({ item, headingLevel, hasSummary = true }: EntryRowProps) {
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const foreign = item.textLocale === locale ? undefined : item.textLocale
  const { publishedAt } = item.facts
  // A disclosure is dated to the minute: that is when it was made.
  const format = item.collection === 'disclosures' ? formatMoment : formatDate
  return (
    <article className="entry-row">
      <div className="meta">
        {/* Guides are in their own order: a date would say nothing there. */}
        {item.collection === 'guides' ? (
          <span className="entry-number">{String(item.facts.order).padStart(2, '0')}</span>
        ) : (
          <time dateTime={publishedAt}>{format(locale, publishedAt)}</time>
        )}
        <ItemTagList item={item} />
        {item.documents !== undefined && <DocumentCount count={item.documents} />}
      </div>
      <div className={item.thumb && 'with-thumb'}>
        <div>
          <Heading lang={foreign}>
            <HrefLink href={item.href}>{item.title}</HrefLink>
          </Heading>
          {hasSummary && <p lang={foreign}>{item.summary}</p>}
        </div>
        {item.thumb && (
          // The heading is the link that is read out and reached by keyboard; this is one for the pointer.
          <HrefLink href={item.href} tabIndex={-1} aria-hidden>
            <Picture image={item.thumb} />
          </HrefLink>
        )}
      </div>
    </article>
  )
}
