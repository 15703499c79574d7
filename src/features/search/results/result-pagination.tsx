import { useLingui } from '@lingui/react/macro'
import type { PaginationView } from '#engine/model/search/results-view.ts'
import { Each } from './each.tsx'
import '#ui/pagination/pagination.css'

/** Links to the other pages of the results, like those of lists. */
export function ResultPagination({ pagination: { previous, slots, next } }: { pagination: PaginationView }) {
  const { t } = useLingui()
  const [previousLabel, nextLabel] = [t`Trang trước`, t`Trang sau`]
  return (
    <nav aria-label={t`Phân trang`}>
      <ul className="pagination">
        <Each of={previous}>
          {({ href }) => (
            <li>
              <a href={href} rel="prev" className="arrow" aria-label={previousLabel} data-tooltip={previousLabel} />
            </li>
          )}
        </Each>
        <Each of={slots}>
          {({ gaps, currents, others }) => (
            <li>
              <Each of={gaps}>{() => <span>…</span>}</Each>
              <Each of={currents}>
                {({ href, number }) => (
                  <a href={href} aria-label={t`Trang ${number}`} aria-current="page">
                    {number}
                  </a>
                )}
              </Each>
              <Each of={others}>
                {({ href, number }) => (
                  <a href={href} aria-label={t`Trang ${number}`}>
                    {number}
                  </a>
                )}
              </Each>
            </li>
          )}
        </Each>
        <Each of={next}>
          {({ href }) => (
            <li>
              <a href={href} rel="next" className="arrow" aria-label={nextLabel} data-tooltip={nextLabel} />
            </li>
          )}
        </Each>
      </ul>
    </nav>
  )
}
