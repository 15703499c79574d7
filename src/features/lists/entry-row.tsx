import { RowDocuments } from '#features/layout/attachments/row-documents.tsx'
import { OutcomeMark } from '#features/research/outcome/outcome-mark.tsx'
import { formatShortDate, formatTime } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Cover } from '#ui/covers/cover.tsx'
import { HrefLink } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { ItemMarks } from './item-marks.tsx'
import { ItemTextList } from './item-text-list.tsx'
import { toItemTexts } from './item-texts.ts'
import type { ListItem } from './payload.ts'
import './entry-row.css'

interface EntryRowProps {
  item: ListItem
  headingLevel: 2 | 3
  /** `line`: everything in a line. `full`: with a summary, and a picture beside it. `large`: in large type too. */
  form: 'line' | 'full' | 'large'
  /** True if the cover that is drawn of it is shown. */
  hasCover: boolean
}

/** An entry of a list: date, title, number or kind, documents. */
export function EntryRow({ item, headingLevel, form, hasCover }: EntryRowProps) {
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const foreign = item.textLocale === locale ? undefined : item.textLocale
  const { documents, thumb, drawn } = item
  const isCovered = thumb !== undefined ? form !== 'line' : drawn !== undefined && hasCover
  return (
    <article className={`entry-row row-${form}${isCovered ? ' row-covered' : ''}`}>
      {isCovered && (
        // For pointers only: screen readers and the keyboard have the link in the heading.
        <HrefLink href={item.href} className="row-thumb" tabIndex={-1} aria-hidden>
          {thumb ? (
            <Picture image={thumb} />
          ) : (
            drawn && <Cover cover={drawn} form={form === 'large' ? 'wide' : 'tile'} />
          )}
        </HrefLink>
      )}
      <RowDate item={item} />
      <div className="row-text">
        <div className="row-title">
          <Heading lang={foreign}>
            <HrefLink href={item.href}>{item.title}</HrefLink>
          </Heading>
          {/* A mark stays with the last word. */}
          {'\u00a0'}
          <ItemMarks item={item} />
        </div>
        {form !== 'line' && <p lang={foreign}>{item.summary}</p>}
      </div>
      {toItemTexts(item).length > 0 && (
        <p className="row-facts">
          <ItemTextList item={item} />
        </p>
      )}
      {item.collection === 'commentary' && (
        <p className="row-outcome">
          <OutcomeMark outcome={item.outcome} />
        </p>
      )}
      {documents && <RowDocuments documents={documents} title={item.title} lang={foreign} />}
    </article>
  )
}

function RowDate({ item }: { item: ListItem }) {
  const locale = useLocale()
  // Guides have their own order, so that their dates do not matter.
  if (item.collection === 'guides') {
    return <span className="row-date row-order">{String(item.facts.order).padStart(2, '0')}</span>
  }
  const { publishedAt } = item.facts
  return (
    <time className="row-date" dateTime={publishedAt}>
      <span>{formatShortDate(locale, publishedAt)}</span>
      {/* The minute of a disclosure matters by law. */}
      {item.collection === 'disclosures' && <> {formatTime(publishedAt)}</>}
    </time>
  )
}
