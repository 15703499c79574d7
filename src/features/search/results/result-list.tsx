import { Trans } from '@lingui/react/macro'
import FileIcon from 'virtual:icon/lucide/file-text'
import type { SearchHit } from '#engine/model/search/search-answer.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Tag } from '#ui/tag.tsx'
import { MatchedText } from './matched-text.tsx'
import './result-list.css'

interface ResultListProps {
  hits: readonly SearchHit[]
  /** The level below the heading above the list. */
  headingLevel: 2 | 3
}

/** The pages that a search has found: the same list on the page of the search and in the dialog. */
export function ResultList({ hits, headingLevel }: ResultListProps) {
  return (
    <ol className="result-list">
      {hits.map((hit) => (
        <li key={toPlace(hit)}>
          <Result hit={hit} headingLevel={headingLevel} />
        </li>
      ))}
    </ol>
  )
}

function toPlace({ href, anchor }: SearchHit): string {
  return anchor === undefined ? href : `${href}#${anchor}`
}

function Result({ hit, headingLevel }: { hit: SearchHit; headingLevel: 2 | 3 }) {
  const { title, snippet, textLocale, kind, day, state, document } = hit
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  return (
    <article>
      <div className="meta">
        <span>{kind}</span>
        {day !== undefined && <time dateTime={day}>{formatDate(locale, day)}</time>}
        {state === 'withdrawn' && (
          <Tag tone="danger">
            <Trans>Đã thu hồi</Trans>
          </Tag>
        )}
        {state === 'superseded' && (
          <Tag>
            <Trans>Đã được thay thế</Trans>
          </Tag>
        )}
      </div>
      {/* A plain link, which the frame follows within the app. */}
      <Heading lang={textLocale}>
        <a href={toPlace(hit)}>
          <MatchedText parts={title} />
        </a>
      </Heading>
      <p lang={textLocale}>
        <MatchedText parts={snippet} />
      </p>
      {document && (
        <p className="result-document">
          <FileIcon />
          <span>
            <Trans>Trong tài liệu:</Trans> <MatchedText parts={document} />
          </span>
        </p>
      )}
    </article>
  )
}
