import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { DocumentCount } from './document-count.tsx'
import { ItemTagList } from './item-tag-list.tsx'
import type { ListItem } from './payload.ts'
import './entry-row.css'

interface EntryRowProps {
  item: ListItem
  headingLevel: 2 | 3
  hasSummary?: boolean
}

/** An entry of a list: date, tags, heading and summary. */
export function EntryRow({ item, headingLevel, hasSummary = true }: EntryRowProps) {
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const foreign = item.textLocale === locale ? undefined : item.textLocale
  const { publishedAt } = item.facts
  // The minute of a disclosure matters by law.
  const format = item.collection === 'disclosures' ? formatMoment : formatDate
  return (
    <article className="entry-row">
      <div className="meta">
        {/* Guides have their own order, so that their dates do not matter. */}
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
          // For pointers only: screen readers and the keyboard have the link in the heading.
          <HrefLink href={item.href} tabIndex={-1} aria-hidden>
            <Picture image={item.thumb} />
          </HrefLink>
        )}
      </div>
    </article>
  )
}
