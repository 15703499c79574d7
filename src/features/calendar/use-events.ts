import { useHydrated, useRouteContext, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import { ascending } from '#lib/order.ts'
import { toCalendarChoice, type CalendarChoice } from './calendar-search.ts'
import { isPast } from './is-past.ts'
import type { CalendarPayload, ShownEvent } from './payload.ts'

export interface Events {
  /** All, earliest first. */
  all: readonly ShownEvent[]
  /** Those of the chosen kind, earliest first. */
  coming: readonly ShownEvent[]
  past: readonly ShownEvent[]
  /** The present day in Vietnam; undefined until hydration. */
  today: string | undefined
  /** The choice in the URL; until hydration that of the page as it was made. */
  choice: CalendarChoice
}

/**
 * The events as the visitor's clock and the search parameters divide them. During hydration they are divided as they were
 * when the page was built.
 */
export function useEvents({ coming, past, choice: made }: CalendarPayload): Events {
  const { clock } = useRouteContext({ from: '__root__' })
  const found = useSearch({ from: '/quan-he-co-dong/lich-su-kien' })
  const isHydrated = useHydrated()
  return useMemo(() => {
    const choice = isHydrated ? toCalendarChoice(found) : (made ?? {})
    const all = [...past, ...coming].toSorted((a, b) => ascending(a.at, b.at))
    const isWanted = ({ kind }: ShownEvent) => choice.kind === undefined || kind === choice.kind
    if (!isHydrated) {
      return { all, coming: coming.filter(isWanted), past: past.filter(isWanted), today: undefined, choice }
    }
    const now = clock()
    return {
      all,
      coming: all.filter((event) => isWanted(event) && !isPast(event.at, now)),
      past: all.filter((event) => isWanted(event) && isPast(event.at, now)),
      today: toSiteDay(now),
      choice,
    }
  }, [coming, past, made, clock, found, isHydrated])
}
