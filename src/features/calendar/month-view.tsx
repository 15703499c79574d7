import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import ChevronLeft from 'virtual:icon/lucide/chevron-left'
import ChevronRight from 'virtual:icon/lucide/chevron-right'
import { formatMonth } from '#i18n/format-calendar.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { groupBy } from '#lib/group-by.ts'
import { EmptyList } from '#ui/treads/empty-list.tsx'
import { toCalendarSearch } from './calendar-search.ts'
import { EventArea } from './event-area.tsx'
import { EventRow } from './event-row.tsx'
import { toDay } from './is-past.ts'
import { addMonths, toMonth } from './month-days.ts'
import { MonthGrid } from './month-grid.tsx'
import { toViewHref } from './to-view-href.ts'
import type { Events } from './use-events.ts'
import './month-view.css'

interface MonthViewProps {
  /** The address of the calendar. */
  path: string
  month: string
  events: Events
  /** As of `SampleArea`. */
  isLabelled: boolean | 'marked'
}

/** A month: a grid of days, and its events in full below. */
export function MonthView({ path, month, events: { coming, past, today, choice }, isLabelled }: MonthViewProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate({ from: '/quan-he-co-dong/lich-su-kien' })
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const shown = [...past, ...coming].filter(({ at }) => toMonth(at) === month)
  const byDay = groupBy(shown, ({ at }) => toDay(at))
  const goTo = (other: string) =>
    void navigate({
      to: '.',
      search: (known) => ({ ...known, ...toCalendarSearch({ ...choice, month: other }) }),
      replace: true,
      resetScroll: false,
    })
  const focusEvent = (day: string) => list.current?.querySelector<HTMLElement>(`[data-of="${day}"] a`)?.focus()
  const toHref = (other: string) => toViewHref(path, { ...choice, month: other })
  return (
    <section aria-labelledby={id} className="month">
      <div className="month-head">
        <h2 id={id} aria-live="polite">
          {formatMonth(locale, month)}
        </h2>
        <nav aria-label={t`Chuyển tháng`}>
          <a href={toHref(addMonths(month, -1))} aria-label={t`Tháng trước`} className="button">
            <ChevronLeft />
          </a>
          {today !== undefined && (
            <a href={toHref(toMonth(today))} className="button">
              <Trans>Tháng này</Trans>
            </a>
          )}
          <a href={toHref(addMonths(month, 1))} aria-label={t`Tháng sau`} className="button">
            <ChevronRight />
          </a>
        </nav>
      </div>
      <MonthGrid month={month} today={today} events={byDay} labelledBy={id} onMonth={goTo} onChoose={focusEvent} />
      {shown.length === 0 ? (
        <EmptyList>
          <p>
            <Trans>Không có sự kiện nào trong tháng này.</Trans>
          </p>
        </EmptyList>
      ) : (
        <EventArea of={shown} isLabelled={isLabelled}>
          <ul className="event-list" ref={list}>
            {shown.map((event) => (
              <li key={event.id} data-of={toDay(event.at)}>
                <EventRow event={event} headingLevel={3} isComing={coming.includes(event)} />
              </li>
            ))}
          </ul>
        </EventArea>
      )}
    </section>
  )
}
