import { Select, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { formatWeekday, toFirstDayOfWeek } from '#i18n/format-calendar.ts'
import { formatDate } from '#i18n/format.ts'
import { useCount } from '#i18n/use-count.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { eventKindLabels } from './labels.ts'
import { toKeyTarget, toMonth, toWeekday, toWeeks } from './month-days.ts'
import type { ShownEvent } from './payload.ts'
import './month-grid.css'

interface MonthGridProps {
  month: string
  today: string | undefined
  /** Those of the month by their day. */
  events: ReadonlyMap<string, readonly ShownEvent[]>
  labelledBy: string
  /** Called where a key leads to another month. */
  onMonth: (month: string) => void
  /** Called for a day with events that is pressed or clicked. */
  onChoose: (day: string) => void
}

/** A month as a grid of days: one stop for Tab, arrow keys within it, Page Up and Page Down for the month. */
export function MonthGrid({ month, today, events, labelledBy, onMonth, onChoose }: MonthGridProps) {
  const locale = useLocale()
  const firstDay = toFirstDayOfWeek(locale)
  const weeks = toWeeks(month, firstDay)
  const { active, grid, move } = useActiveDay({ month, today, events, onMonth })
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.altKey || event.ctrlKey || event.metaKey ? undefined : toKeyTarget(active, event.key, firstDay)
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days take the focus and keys
    <table role="grid" aria-labelledby={labelledBy} className="month-grid" ref={grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[1]?.map((day = '') => (
            <th key={day} scope="col">
              <abbr title={formatWeekday(locale, toWeekday(day), 'long')}>
                {formatWeekday(locale, toWeekday(day), 'short')}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.join()}>
            {week.map((day, column) => (
              <td key={day ?? column} className={day !== undefined && day === today ? 'is-today' : undefined}>
                {day !== undefined && (
                  <DayButton
                    day={day}
                    events={events.get(day) ?? []}
                    isActive={day === active}
                    isToday={day === today}
                    onChoose={onChoose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The day that Tab reaches: the last one with the focus, else today, else the first with events. */
function useActiveDay({ month, today, events, onMonth }: Omit<MonthGridProps, 'labelledBy' | 'onChoose'>) {
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<string>()
  const isMoving = useRef(false)
  const isHere = (day: string | undefined): day is string => day !== undefined && toMonth(day) === month
  const first = [...events.keys()].toSorted()[0]
  const active = [focused, today, first].find(isHere) ?? `${month}-01`
  useEffect(() => {
    if (!isMoving.current || active !== focused) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active, focused])
  const move = (day: string) => {
    isMoving.current = true
    setFocused(day)
    if (toMonth(day) !== month) onMonth(toMonth(day))
  }
  return { active, grid, move }
}

interface DayButtonProps {
  day: string
  events: readonly ShownEvent[]
  isActive: boolean
  isToday: boolean
  onChoose: (day: string) => void
}

function DayButton({ day, events, isActive, isToday, onChoose }: DayButtonProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { form, figures } = useCount(events.length)
  return (
    <button
      type="button"
      className="month-day"
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-disabled={events.length === 0}
      {...(isToday && { 'aria-current': 'date' })}
      onClick={() => events.length > 0 && onChoose(day)}
    >
      <span className="sr-only">
        {formatWeekday(locale, toWeekday(day), 'long')} {formatDate(locale, day)}
        {events.length > 0 && (
          <>
            , <Select value={form} other={`${figures} sự kiện`} />
          </>
        )}
      </span>
      <span aria-hidden className="month-number">
        {Number(day.slice('2026-11-'.length))}
      </span>
      {events.map(({ id, kind }) => (
        <span key={id} aria-hidden className={`month-mark month-mark-${kind}`}>
          <span>{i18n._(eventKindLabels[kind])}</span>
        </span>
      ))}
    </button>
  )
}
