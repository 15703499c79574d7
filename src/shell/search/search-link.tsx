import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import SearchIcon from 'virtual:icon/lucide/search'
import { searchPagePath } from '#engine/model/search/search-url.ts'

/** Leads to the page of the search, without script. With script, `LazySearch` opens the dialog instead. */
export function SearchLink() {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const label = t`Tìm kiếm`
  return (
    <a
      href={searchPagePath}
      className="search-link"
      aria-label={label}
      data-tooltip={label}
      data-opens="search"
      aria-haspopup={isHydrated ? 'dialog' : undefined}
    >
      <SearchIcon />
    </a>
  )
}
