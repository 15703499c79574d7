import { Trans } from '@lingui/react/macro'
import FileIcon from 'virtual:icon/lucide/file-text'
import type { HitView, Many } from '#engine/model/search/results-view.ts'
import { Tag } from '#ui/tag.tsx'
import { Each } from './each.tsx'
import { MatchedText } from './matched-text.tsx'
import './result-list.css'

interface ResultListProps {
  hits: Many<HitView>
  /** The level below the heading above the list. */
  headingLevel: 2 | 3
}

/** The pages that a search has found: the same list on the page of the search and in the dialog. */
export function ResultList({ hits, headingLevel }: ResultListProps) {
  return (
    <ol className="result-list">
      <Each of={hits}>
        {(hit) => (
          <li>
            <Result hit={hit} headingLevel={headingLevel} />
          </li>
        )}
      </Each>
    </ol>
  )
}

function Result({ hit, headingLevel }: { hit: HitView; headingLevel: 2 | 3 }) {
  const { href, lang, title, snippet, kind, dates, withdrawn, superseded, documents } = hit
  const Heading = `h${headingLevel}` as const
  return (
    <article>
      <div className="meta">
        <span>{kind}</span>
        <Each of={dates}>{({ day, text }) => <time dateTime={day}>{text}</time>}</Each>
        <Each of={withdrawn}>
          {() => (
            <Tag tone="danger">
              <Trans>Đã thu hồi</Trans>
            </Tag>
          )}
        </Each>
        <Each of={superseded}>
          {() => (
            <Tag>
              <Trans>Đã được thay thế</Trans>
            </Tag>
          )}
        </Each>
      </div>
      {/* A plain link, which the frame follows within the app: the server makes the same. */}
      <Heading lang={lang}>
        <a href={href}>
          <MatchedText parts={title} />
        </a>
      </Heading>
      <p lang={lang}>
        <MatchedText parts={snippet} />
      </p>
      <Each of={documents}>
        {({ title: name }) => (
          <p className="result-document">
            <FileIcon />
            <span>
              <Trans>Trong tài liệu:</Trans> <MatchedText parts={name} />
            </span>
          </p>
        )}
      </Each>
    </article>
  )
}
