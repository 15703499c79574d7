import { useState } from 'react'
import type { FilteredList } from './use-filtered-list.ts'

interface PlaceAbove {
  /** Names the elements above the list: with another page of it they are others, and nothing has moved. */
  key: number
  hasIntroduction: boolean
}

/**
 * What stands above a list: the introduction on its first page. As long as filters are used, it stays as it is, under the
 * pointer of whoever uses them.
 */
export function usePlaceAbove(state: FilteredList['state'], page: number): PlaceAbove {
  const isComplete = state === 'all'
  const [known, setKnown] = useState({ isComplete, page, key: 0, hasIntroduction: page === 1 })
  if (known.isComplete === isComplete && known.page === page) return known
  const isTurned = known.isComplete && isComplete
  const next = isTurned
    ? { isComplete, page, key: known.key + 1, hasIntroduction: page === 1 }
    : { ...known, isComplete, page }
  setKnown(next)
  return next
}
