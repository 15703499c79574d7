import { useLingui } from '@lingui/react/macro'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { toQueryUrl } from '#engine/model/search/search-url.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'

/** Links to the other pages of the results, like those of lists. */
export function ResultPagination({ query, pages }: Pick<SearchAnswer, 'query' | 'pages'>) {
  const { t } = useLingui()
  return (
    <Pagination
      page={query.page}
      pages={pages}
      labels={{
        nav: t`Phân trang`,
        previous: t`Trang trước`,
        next: t`Trang sau`,
        page: (number) => t`Trang ${number}`,
      }}
      renderLink={({ page, label, isCurrent, children, ...rest }) => (
        <a
          href={toQueryUrl({ ...query, page })}
          aria-label={label}
          aria-current={isCurrent ? 'page' : undefined}
          {...rest}
        >
          {children}
        </a>
      )}
    />
  )
}
