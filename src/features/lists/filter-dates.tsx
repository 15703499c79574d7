import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type ComponentType, type FocusEvent } from 'react'
import CalendarSign from 'virtual:icon/lucide/calendar-range'
import type { DayRange } from '#ui/range-calendar.tsx'
import type { DateRangePanelProps } from './date-range-panel.tsx'
import { useRangeText } from './use-range-text.ts'

interface FilterDatesProps {
  days: { first: string; last: string }
  range: DayRange
  /** Called when the visitor turns to it. */
  onUse: () => void
  onChoose: (range: DayRange) => void
}

/** A range of dates as a filter: a button that says it, and a calendar whose code comes when it is opened. */
export function FilterDates({ days, range, onUse, onChoose }: FilterDatesProps) {
  const { t } = useLingui()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const text = useRangeText(range)

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const leaveByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', leaveByEscape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', leaveByEscape)
    }
  }, [isOpen])
  const leaveByTab = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    <div ref={root} className="filter filter-dates" onBlur={leaveByTab}>
      <span id={`${id}-name`} className="filter-name">{t`Ngày đăng`}</span>
      <div className="filter-control">
        <button
          ref={button}
          type="button"
          id={`${id}-value`}
          aria-labelledby={`${id}-name ${id}-value`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onFocus={onUse}
          onClick={() => setOpen(!isOpen)}
        >
          {text}
        </button>
        <CalendarSign />
      </div>
      {isOpen && (
        <Panel
          days={days}
          range={range}
          onChoose={(chosen) => {
            setOpen(false)
            button.current?.focus()
            onChoose(chosen)
          }}
        />
      )}
    </div>
  )
}

/** The calendar, once its code has come. */
function Panel(props: DateRangePanelProps) {
  const { t } = useLingui()
  const [Loaded, setLoaded] = useState<ComponentType<DateRangePanelProps>>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    import('./date-range-panel.tsx').then(
      ({ DateRangePanel }) => isWanted && setLoaded(() => DateRangePanel),
      (error: unknown) => {
        console.error('The calendar cannot be shown:', error)
        if (isWanted) setFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [])
  if (Loaded) return <Loaded {...props} />
  return (
    <output className="date-panel">
      {hasFailed ? t`Chưa mở được lịch. Vui lòng kiểm tra kết nối và thử lại.` : t`Đang mở lịch…`}
    </output>
  )
}
