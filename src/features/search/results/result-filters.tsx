import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { searchSections, type SearchQuery } from '#engine/model/search/search-query.ts'
import { toQueryUrl } from '#engine/model/search/search-url.ts'
import { keepInView } from '#features/layout/keep-in-view.ts'
import { useCount } from '#i18n/use-count.ts'
import { sectionLabels } from './labels.ts'
import './result-filters.css'

/** The sections and years of the results, as links: each leads to the results of one. Counts are those without the filter itself. */
export function ResultFilters({ answer: { query, sections, years } }: { answer: SearchAnswer }) {
  const { t, i18n } = useLingui()
  const { section: chosen, year } = query
  const filters = useRef<HTMLDivElement>(null)
  const kept = year === undefined ? chosen && 'nav:first-child' : 'nav:last-child'
  useEffect(() => {
    if (kept) keepInView(filters.current?.querySelector<HTMLElement>(kept) ?? null, '.result-filters')
  }, [kept])
  const toUrl = (change: Partial<SearchQuery>) => toQueryUrl({ ...query, ...change, page: 1 })
  const counts = new Map(sections.map(({ value, count }) => [value, count]))
  // A chosen value that nothing has is shown, so that it can be seen and left.
  const shownSections = searchSections.filter((section) => counts.has(section) || section === chosen)
  const shownYears =
    year === undefined || years.some(({ value }) => value === year) ? years : [...years, { value: year, count: 0 }]
  return (
    <div ref={filters} className="result-filters">
      <Filter label={t`Lọc theo chuyên mục`} all={toUrl({ section: undefined })} isChosen={chosen !== undefined}>
        {shownSections.map((section) => (
          <Choice
            key={section}
            href={toUrl({ section })}
            isChosen={section === chosen}
            count={counts.get(section) ?? 0}
          >
            {i18n._(sectionLabels[section])}
          </Choice>
        ))}
      </Filter>
      {shownYears.length > 0 && (
        <Filter label={t`Lọc theo năm`} all={toUrl({ year: undefined })} isChosen={year !== undefined}>
          {shownYears.map(({ value, count }) => (
            <Choice key={value} href={toUrl({ year: value })} isChosen={value === year} count={count}>
              {value}
            </Choice>
          ))}
        </Filter>
      )}
    </div>
  )
}

interface FilterProps {
  label: string
  /** The address of the results without this filter. */
  all: string
  /** True if a value is chosen. */
  isChosen: boolean
  children: ReactNode
}

function Filter({ label, all, isChosen, children }: FilterProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul>
        <li>
          <a href={all} aria-current={isChosen ? undefined : 'true'}>
            {t`Tất cả`}
          </a>
        </li>
        {children}
      </ul>
    </nav>
  )
}

interface ChoiceProps {
  href: string
  isChosen: boolean
  count: number
  children: ReactNode
}

function Choice({ href, isChosen, count, children }: ChoiceProps) {
  const { figures } = useCount(count)
  return (
    <li>
      <a href={href} aria-current={isChosen ? 'true' : undefined}>
        {children} <span className="result-count">({figures})</span>
      </a>
    </li>
  )
}
