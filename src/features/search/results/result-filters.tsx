import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChoiceView, FiltersView } from '#model/search/results-view.ts'
import { searchSections } from '#model/search/search-query.ts'
import { sectionLabels } from './labels.ts'
import { Each } from './each.tsx'
import './result-filters.css'

/** The sections and years of the results, as links: each leads to the results of one. */
export function ResultFilters({ filters: { allSections, sections, years } }: { filters: FiltersView }) {
  const { t, i18n } = useLingui()
  return (
    <div className="result-filters">
      <nav aria-label={t`Lọc theo chuyên mục`}>
        <p>{t`Chuyên mục`}</p>
        <ul>
          <Choice choice={allSections}>{() => t`Tất cả`}</Choice>
          {searchSections.map((section) => (
            <Each key={section} of={sections[section]}>
              {(choice) => <Choice choice={choice}>{() => i18n._(sectionLabels[section])}</Choice>}
            </Each>
          ))}
        </ul>
      </nav>
      <Each of={years}>
        {({ allYears, each }) => (
          <nav aria-label={t`Lọc theo năm`}>
            <p>{t`Năm`}</p>
            <ul>
              <Choice choice={allYears}>{() => t`Tất cả`}</Choice>
              <Each of={each}>{(choice) => <Choice choice={choice}>{(value) => value}</Choice>}</Each>
            </ul>
          </nav>
        )}
      </Each>
    </div>
  )
}

function Choice({ choice: { chosen, others }, children }: { choice: ChoiceView; children: (value: string) => ReactNode }) {
  return (
    <li>
      <Each of={chosen}>
        {({ href, value, figures }) => (
          <a href={href} aria-current="true">
            {children(value)} <Count>{figures}</Count>
          </a>
        )}
      </Each>
      <Each of={others}>
        {({ href, value, figures }) => (
          <a href={href}>
            {children(value)} <Count>{figures}</Count>
          </a>
        )}
      </Each>
    </li>
  )
}

function Count({ children }: { children: string }) {
  return <span className="result-count">({children})</span>
}
