import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SearchQuery } from '#engine/model/search/search-query.ts'
import { isSearch, toQueryUrl } from '#engine/model/search/search-url.ts'
import { PageHeader } from '#features/layout/page-header.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import type { SearchPayload } from './payload.ts'
import { SearchFailure } from './results/search-failure.tsx'
import { SearchResults } from './results/search-results.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchHelp } from './search-help.tsx'
import { useAnswerAnnouncement } from './use-answer-announcement.ts'
import { useQueryField } from './use-query-field.ts'
import { useResultFocus } from './use-result-focus.ts'
import './search-view.css'

interface SearchViewProps {
  page: SearchPayload
  query: SearchQuery
}

/** The page of a search: the field, and the results or what can be searched for. */
export function SearchView({ page, query }: SearchViewProps) {
  const { q } = query
  const navigate = useNavigate()
  const field = useQueryField(q)
  useAnswerAnnouncement(page.answer)
  return (
    <>
      <PageHeader page={page} />
      <div className="shell-width section-space search-page">
        <SearchForm
          q={q}
          field={field}
          onSearch={(typed) => void navigate({ to: '/tim-kiem', search: { q: typed } })}
        />
        <Results page={page} query={query} />
      </div>
    </>
  )
}

function Results({ page: { answer, query: made }, query }: SearchViewProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const router = useRouter()
  const retry = () => void router.invalidate()
  const key = JSON.stringify([locale, query])
  const section = useResultFocus(key)
  const isUnanswered = isSearch(query) && answer === undefined
  useEffect(() => {
    // A document without an answer is hydrated as it is: the loader must run again.
    if (isUnanswered) void router.invalidate()
  }, [isUnanswered, router])
  if (!isSearch(query) || (answer === undefined && made === undefined)) {
    return (
      <section aria-label={t`Hướng dẫn tìm kiếm`}>
        <SearchHelp />
      </section>
    )
  }
  return (
    // The key replaces the results of another query.
    <section key={key} ref={section} tabIndex={-1} aria-label={t`Kết quả tìm kiếm`}>
      {answer ? (
        <SearchResults answer={answer} />
      ) : (
        <SearchFailure href={toQueryUrl(query)} onRetry={answer === null ? retry : undefined} />
      )}
    </section>
  )
}
