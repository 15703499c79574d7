import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerView, FoundView, NothingView, ResultsView } from '#engine/model/search/results-view.ts'
import { Each } from './each.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultFilters } from './result-filters.tsx'
import { ResultList } from './result-list.tsx'
import { ResultPagination } from './result-pagination.tsx'
import { ResultTotal } from './result-total.tsx'
import { SearchFailure } from './search-failure.tsx'
import './search-results.css'

interface SearchResultsProps {
  view: ResultsView
  /** Searches again, after a failure; absent in the page of the server. */
  onRetry?: (() => void) | undefined
}

/** The results of a search, as its page shows them. */
export function SearchResults({ view: { answers, failures }, onRetry }: SearchResultsProps) {
  return (
    <>
      <Each of={answers}>{(answer) => <Answer answer={answer} />}</Each>
      <Each of={failures}>{({ href }) => <SearchFailure href={href} onRetry={onRetry} />}</Each>
    </>
  )
}

function Answer({ answer: { corrections, filters, found, nothing } }: { answer: AnswerView }) {
  const { t } = useLingui()
  return (
    <>
      <Each of={corrections}>
        {({ q, corrected }) => (
          // Not with Trans, which takes tags in a value for its own.
          <p className="notice">{t`Không có kết quả cho “${q}”. Dưới đây là kết quả cho “${corrected}”.`}</p>
        )}
      </Each>
      {/* The attribute tells hydration that the document has an answer. */}
      <div className="search-results" data-answer="">
        <Each of={filters}>{(view) => <ResultFilters filters={view} />}</Each>
        <div className="min-w-0">
          <Each of={found}>{(view: FoundView) => <Found found={view} />}</Each>
          <Each of={nothing}>{(view: NothingView) => <NothingFound nothing={view} />}</Each>
        </div>
      </div>
    </>
  )
}

function Found({ found: { total, places, hits, paginations } }: { found: FoundView }) {
  return (
    <>
      <p className="meta">
        <ResultTotal total={total} />
        <Each of={places}>
          {({ page, pages }) => (
            <>
              {' · '}
              <Trans>
                trang {page}/{pages}
              </Trans>
            </>
          )}
        </Each>
      </p>
      <ResultList hits={hits} headingLevel={2} />
      <Each of={paginations}>{(view) => <ResultPagination pagination={view} />}</Each>
    </>
  )
}
