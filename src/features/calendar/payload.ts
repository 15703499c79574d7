import type { Locale } from '#engine/model/locale/locale.ts'
import type { SectionPage } from '#engine/model/payload.ts'
import type { Href } from '#lib/href.ts'
import type { CalendarChoice } from './calendar-search.ts'
import type { EventKind } from './vocabulary.ts'

/** A date of the financial calendar, in one language. */
export interface ShownEvent {
  /** Its name in addresses. It stays the same when the date moves, or is corrected or cancelled. */
  id: string
  kind: EventKind
  /** A day, `2026-12-04`, or a moment with its offset. */
  at: string
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: Locale
  /** The page about it; with an anchor where that page shows several entries. */
  link: { href: Href; anchor?: string }
  state: 'planned' | 'moved' | 'cancelled'
  /** When it was to be before it moved. */
  formerly?: string
  /** Why it moved or was cancelled. */
  reason?: string
  /** For the last day to publish a report: how many days after the period, and by which regulation. */
  deadline?: { days: number; source: string }
  sample?: true
}

/** A subject with dates ahead: a dividend with its three days. */
export interface ComingEvent extends Pick<ShownEvent, 'title' | 'lang' | 'link' | 'sample'> {
  /** All of its dates, earliest first. */
  dates: Pick<ShownEvent, 'id' | 'kind' | 'at'>[]
  /** The first of them that was ahead when the page was made. */
  next: string
}

/** The financial calendar. */
export interface CalendarPayload extends SectionPage {
  kind: 'calendar'
  /** As of the build, earliest first. The browser divides them again by its own clock. */
  coming: ShownEvent[]
  past: ShownEvent[]
  /** The choice in the address, where the page was made for one that has some. */
  choice?: CalendarChoice
  /** The address of the calendar to subscribe to. */
  subscription: string
}
