import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { AnswerCard } from './answer-card.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultFilters } from './result-filters.tsx'
import { ResultList } from './result-list.tsx'
import { ResultPagination } from './result-pagination.tsx'
import { ResultTotal } from './result-total.tsx'
import './search-results.css'

/** The results of a search, as its page shows them. */
export function SearchResults({ answer }: { answer: SearchAnswer }) {
  const { t } = useLingui()
  const { query, total, sections, corrected, card } = answer
  const { q, section, year } = query
  const hasFilters = sections.length > 0 || section !== undefined || year !== undefined
  return (
    <>
      {corrected !== undefined && (
        // Not with Trans, which takes tags in a value for its own.
        <p className="notice">{t`Không có kết quả cho “${q}”. Dưới đây là kết quả cho “${corrected}”.`}</p>
      )}
      {card && <AnswerCard card={card} headingLevel={2} />}
      <div className="search-results">
        {hasFilters && <ResultFilters answer={answer} />}
        <div className="min-w-0">
          {total > 0 && <Found answer={answer} />}
          {total === 0 && !card && <NothingFound answer={answer} />}
        </div>
      </div>
    </>
  )
}

function Found({ answer: { query, total, pages, hits } }: { answer: SearchAnswer }) {
  const { page } = query
  return (
    <>
      <p className="meta">
        <ResultTotal total={total} />
        {pages > 1 && (
          <>
            {' · '}
            <Trans>
              trang {page}/{pages}
            </Trans>
          </>
        )}
      </p>
      <ResultList hits={hits} headingLevel={2} />
      <ResultPagination query={query} pages={pages} />
    </>
  )
}
