import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import type { SearchQuery } from '#engine/model/search/search-query.ts'
import { isSearch } from '#engine/model/search/search-url.ts'
import { toFailedView } from '#engine/model/search/to-results-view.ts'
import { PageHeader } from '#features/layout/page-header.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { DocumentResults } from './document-results.tsx'
import type { LoadedSearch } from './payload.ts'
import { SearchResults } from './results/search-results.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchHelp } from './search-help.tsx'
import { useAnswerAnnouncement } from './use-answer-announcement.ts'
import { useQueryField } from './use-query-field.ts'
import { useResultFocus } from './use-result-focus.ts'
import { useResultsView } from './use-results-view.ts'
import './search-view.css'

interface SearchViewProps {
  page: LoadedSearch
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

/** Always the same element, so that hydration leaves whatever the document has in it. */
function Results({ page: { answer }, query }: SearchViewProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const router = useRouter()
  const { search } = useRouteContext({ from: '__root__' })
  const toView = useResultsView()
  const retry = () => void router.invalidate()
  const label = t`Kết quả tìm kiếm`
  const key = JSON.stringify([locale, query])
  const section = useResultFocus(key)
  if (!isSearch(query)) {
    return (
      <section aria-label={t`Hướng dẫn tìm kiếm`}>
        <SearchHelp />
      </section>
    )
  }
  if (answer === undefined) {
    const template = search.template && <SearchResults view={search.template} />
    return <DocumentResults label={label} template={template} onMissing={retry} />
  }
  return (
    // The key replaces the results of another query.
    <section key={key} ref={section} tabIndex={-1} aria-label={label}>
      <SearchResults view={answer ? toView(answer) : toFailedView(query)} onRetry={retry} />
    </section>
  )
}
