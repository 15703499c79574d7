import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import FilterIcon from 'virtual:icon/lucide/sliders-horizontal'
import type { ListFilters as Filters } from '#engine/model/lists/list-filters.ts'
import { listParams } from '#engine/model/urls/search.ts'
import { toChoiceLabels } from './filter-labels.ts'
import { FilterDates } from './filters/filter-dates.tsx'
import { FilterSelect } from './filters/filter-select.tsx'
import type { ListItem } from './payload.ts'
import { noFilters, type FilteredList } from './use-filtered-list.ts'
import './list-filters.css'

interface ListFiltersProps {
  /** The path of the list. */
  path: string
  collection: ListItem['collection'] | undefined
  filters: Filters
  list: FilteredList
}

/** The filters of a list, folded into a line above it until one is used. Without JavaScript they are a form. */
export function ListFilters({ path, collection, filters, list }: ListFiltersProps) {
  const { t, i18n } = useLingui()
  const { pages } = useRouteContext({ from: '__root__' })
  const [isOpen, setOpen] = useState(false)
  // Opened with the first result, and not closed again: the filters stay where the visitor uses them.
  const isUsed = list.state === 'found' || list.state === 'failed'
  const [wasUsed, setUsed] = useState(false)
  if (isUsed && !wasUsed) {
    setUsed(true)
    setOpen(true)
  }
  if (list.choices.length === 0 && !filters.days) return null
  const { values, from, to } = list.wanted
  // Focus on a filter means that the index will probably be needed. If loading fails, using the filter shows the error.
  const preload = () => void pages.loadIndex(path).catch(() => undefined)
  return (
    <details
      className="list-filters"
      data-scripted="form"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FilterIcon />
        {t`Lọc danh sách`}
      </summary>
      <form action={path}>
        {list.choices.map(([key, options]) => {
          const labels = toChoiceLabels(key, collection)
          return (
            <FilterSelect
              key={key}
              param={key}
              name={i18n._(labels.name)}
              options={options.map(({ value, count }) => {
                const label = labels.values[value]
                return { value, count, label: label ? i18n._(label) : value }
              })}
              value={values[key]}
              onUse={preload}
              onChoose={(value) => list.change({ [key]: value })}
            />
          )
        })}
        {filters.days && (
          <FilterDates
            days={filters.days}
            range={{ from, to }}
            onUse={preload}
            onChoose={(range) => void list.change({ [listParams.from]: range.from, [listParams.to]: range.to })}
          />
        )}
        <noscript>
          <button type="submit" className="button">{t`Lọc`}</button>
        </noscript>
      </form>
    </details>
  )
}

/** Removes all filters. It disappears with them, so that the focus moves to the first filter. */
export function ClearFilters({
  path,
  list,
  className,
}: Pick<ListFiltersProps, 'path' | 'list'> & { className: string }) {
  const isHydrated = useHydrated()
  const clear = () => {
    document.querySelector<HTMLElement>('.list-filters :is(select, button)')?.focus()
    void list.change(noFilters)
  }
  const label = <Trans>Xoá bộ lọc</Trans>
  if (!isHydrated) {
    return (
      <a href={path} className={className}>
        {label}
      </a>
    )
  }
  return (
    <button type="button" className={className} onClick={clear}>
      {label}
    </button>
  )
}
