import { useLingui } from '@lingui/react/macro'
import type { AllView, ChoiceView, FiltersView } from '#engine/model/search/results-view.ts'
import { searchSections } from '#engine/model/search/search-query.ts'
import { Each } from './each.tsx'
import { sectionLabels } from './labels.ts'
import './result-filters.css'

/** The sections and years of the results, as links: each leads to the results of one. */
export function ResultFilters({ filters: { allSections, sections, years } }: { filters: FiltersView }) {
  const { t, i18n } = useLingui()
  return (
    <div className="result-filters">
      <nav aria-label={t`Lọc theo chuyên mục`}>
        <p aria-hidden="true">{t`Lọc theo chuyên mục`}</p>
        <ul>
          <All all={allSections} />
          {searchSections.map((section) => (
            <Each key={section} of={sections[section]}>
              {(choice) => <Choice choice={choice} toLabel={() => i18n._(sectionLabels[section])} />}
            </Each>
          ))}
        </ul>
      </nav>
      <Each of={years}>
        {({ allYears, each }) => (
          <nav aria-label={t`Lọc theo năm`}>
            <p aria-hidden="true">{t`Lọc theo năm`}</p>
            <ul>
              <All all={allYears} />
              <Each of={each}>{(choice) => <Choice choice={choice} toLabel={(year) => year} />}</Each>
            </ul>
          </nav>
        )}
      </Each>
    </div>
  )
}

/** The link to all results, without this filter. */
function All({ all: { chosen, others } }: { all: AllView }) {
  const { t } = useLingui()
  return (
    <li>
      <Each of={chosen}>
        {({ href }) => (
          <a href={href} aria-current="true">
            {t`Tất cả`}
          </a>
        )}
      </Each>
      <Each of={others}>{({ href }) => <a href={href}>{t`Tất cả`}</a>}</Each>
    </li>
  )
}

interface ChoiceProps {
  choice: ChoiceView
  toLabel: (value: string) => string
}

function Choice({ choice: { chosen, others }, toLabel }: ChoiceProps) {
  return (
    <li>
      <Each of={chosen}>
        {({ href, value, figures }) => (
          <a href={href} aria-current="true">
            {toLabel(value)} <Count>{figures}</Count>
          </a>
        )}
      </Each>
      <Each of={others}>
        {({ href, value, figures }) => (
          <a href={href}>
            {toLabel(value)} <Count>{figures}</Count>
          </a>
        )}
      </Each>
    </li>
  )
}

function Count({ children }: { children: string }) {
  return <span className="result-count">({children})</span>
}
