import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type ComponentType, type FocusEvent } from 'react'
import CalendarIcon from 'virtual:icon/lucide/calendar-range'
import { listParams } from '#engine/model/urls/search.ts'
import type { DayRange } from '#ui/range-calendar.tsx'
import type { DateRangePanelProps } from './date-range-panel.tsx'
import { useRangeText } from './use-range-text.ts'
import './filter-dates.css'

// Apart from `then`: the build puts what directly follows an import before its style sheets, whose failure nothing would handle.
const loadPanel = () => import('./date-range-panel.tsx')

interface FilterDatesProps {
  days: { first: string; last: string }
  range: DayRange
  /** Called on focus. */
  onUse: () => void
  onChoose: (range: DayRange) => void
}

/** A filter by a range of dates: a button with the current range, and a calendar, whose code is loaded when it opens. */
export function FilterDates({ days, range, onUse, onChoose }: FilterDatesProps) {
  const { t } = useLingui()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const text = useRangeText(range)

  useEffect(() => {
    if (!isOpen) return
    const closeOnOutsidePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
  const closeOnBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    <div ref={root} className="filter filter-dates" onBlur={closeOnBlur}>
      <span id={`${id}-name`} className="filter-name">{t`Ngày đăng`}</span>
      <div className="filter-control" data-scripted>
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
        <CalendarIcon />
      </div>
      <noscript>
        <div className="filter-days">
          <DayField param={listParams.from} name={t`Đăng từ ngày`} days={days} value={range.from} />
          <DayField param={listParams.to} name={t`Đăng đến ngày`} days={days} value={range.to} />
        </div>
      </noscript>
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

interface DayFieldProps extends Pick<FilterDatesProps, 'days'> {
  param: string
  name: string
  value: string | undefined
}

/** A day of the range, without script. */
function DayField({ param, name, days, value }: DayFieldProps) {
  return <input type="date" name={param} aria-label={name} min={days.first} max={days.last} defaultValue={value} />
}

/** The calendar, or its status while its code is loading. */
function Panel(props: DateRangePanelProps) {
  const { t } = useLingui()
  const [Loaded, setLoaded] = useState<ComponentType<DateRangePanelProps>>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isMounted = true
    loadPanel().then(
      ({ DateRangePanel }) => isMounted && setLoaded(() => DateRangePanel),
      (error: unknown) => {
        console.error('The calendar cannot be loaded:', error)
        if (isMounted) setFailed(true)
      },
    )
    return () => {
      isMounted = false
    }
  }, [])
  if (Loaded) return <Loaded {...props} />
  return (
    <output className="date-panel">
      {hasFailed ? t`Không mở được lịch. Vui lòng kiểm tra kết nối và thử lại.` : t`Đang mở lịch…`}
    </output>
  )
}
