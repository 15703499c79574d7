import { useState } from 'react'
import type { FilteredList } from './use-filtered-list.ts'

interface Introduction {
  /** React key of the elements above the list: on another page they are replaced, which is no layout shift. */
  key: number
  isShown: boolean
}

/**
 * The introduction above a list: shown on its first page. While filters are used it does not change, so that the
 * filters below it do not move under the pointer.
 */
export function useIntroduction(state: FilteredList['state'], page: number): Introduction {
  const isUnfiltered = state === 'all'
  const [last, setLast] = useState({ isUnfiltered, page, key: 0, isShown: page === 1 })
  if (last.isUnfiltered === isUnfiltered && last.page === page) return last
  const hasChangedPage = last.isUnfiltered && isUnfiltered
  const next = hasChangedPage
    ? { isUnfiltered, page, key: last.key + 1, isShown: page === 1 }
    : { ...last, isUnfiltered, page }
  setLast(next)
  return next
}
