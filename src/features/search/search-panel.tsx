import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { isSearch, toQueryUrl } from '#engine/model/search/search-url.ts'
import { moveInList } from './move-in-list.ts'
import { AnswerCard } from './results/answer-card.tsx'
import { NothingFound } from './results/nothing-found.tsx'
import { ResultList } from './results/result-list.tsx'
import { ResultTotal } from './results/result-total.tsx'
import { SearchFailure } from './results/search-failure.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchHelp } from './search-help.tsx'
import { useAnswerAnnouncement } from './use-answer-announcement.ts'
import { useTypedSearch } from './use-typed-search.ts'
import './search-panel.css'

/** The search in the dialog: it answers while the visitor types, and leads to its page for more results and filters. */
export function SearchPanel() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [q, setQ] = useState('')
  const { answer, isSearching, retry } = useTypedSearch(q)
  useAnswerAnnouncement(answer)
  const move = (event: KeyboardEvent) => moveInList(event, field.current)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys only move the focus between links
    <div className="search-panel" onKeyDown={move}>
      <SearchForm
        q=""
        field={field}
        onType={setQ}
        onSearch={(typed) => void navigate({ to: '/tim-kiem', search: { q: typed } })}
      />
      <section aria-label={t`Kết quả tìm kiếm`} aria-busy={isSearching}>
        {!isSearch({ q }) && <SearchHelp />}
        {isSearch({ q }) && answer && <Answer answer={answer} />}
        {isSearch({ q }) && answer === null && <SearchFailure href={toQueryUrl({ q, page: 1 })} onRetry={retry} />}
        {isSearch({ q }) && answer === undefined && (
          <p className="searching">
            <Trans>Đang tìm…</Trans>
          </p>
        )}
      </section>
    </div>
  )
}

function Answer({ answer }: { answer: SearchAnswer }) {
  const { t } = useLingui()
  const { query, total, hits, corrected, card } = answer
  return (
    <>
      {corrected !== undefined && <p className="meta">{t`Kết quả cho “${corrected}”`}</p>}
      {card && <AnswerCard card={card} headingLevel={2} />}
      {total > 0 && (
        <>
          <ResultList hits={hits} headingLevel={2} />
          <a href={toQueryUrl({ q: query.q, page: 1 })} className="way-on arrow">
            <span>
              <Trans>Xem và lọc</Trans> <ResultTotal total={total} />
            </span>
          </a>
        </>
      )}
      {total === 0 && !card && <NothingFound answer={answer} />}
    </>
  )
}
