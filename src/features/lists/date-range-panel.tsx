import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { firstDayOfWeek } from '#i18n/format-calendar.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { RangeCalendar, type DayRange } from '#ui/range-calendar.tsx'
import { useRangeText } from './use-range-text.ts'

export interface DateRangePanelProps {
  days: { first: string; last: string }
  range: DayRange
  onChoose: (range: DayRange) => void
}

const languageTags = { vi: 'vi-VN', en: 'en-US' } as const

/** Short where that is what the language has: T2, Tháng 11; Mon, Nov. */
const names = {
  vi: { weekday: 'narrow', month: 'long' },
  en: { weekday: 'short', month: 'short' },
} as const

/** The calendar of a filter: days are marked first, and filter only once the visitor says so. */
export function DateRangePanel({ days, range, onChoose }: DateRangePanelProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { clock } = useRouteContext({ from: '__root__' })
  const [marked, mark] = useState(range)
  const text = useRangeText(marked)
  const isEmpty = !marked.from && !marked.to
  return (
    <dialog open ref={comeIntoView} className="date-panel" aria-label={t`Chọn khoảng ngày`}>
      <RangeCalendar
        lang={languageTags[locale]}
        weekStartsOn={firstDayOfWeek[locale]}
        names={names[locale]}
        first={days.first}
        last={days.last}
        today={toVietnameseDay(clock())}
        range={marked}
        onChange={mark}
        labels={{
          nav: t`Chuyển tháng`,
          previous: t`Tháng trước`,
          next: t`Tháng sau`,
          month: t`Tháng`,
          year: t`Năm`,
          chosen: t`đã chọn`,
          today: t`hôm nay`,
        }}
      />
      <p className="date-panel-range">{isEmpty ? t`Chọn ngày bắt đầu và ngày kết thúc.` : text}</p>
      <div className="date-panel-actions">
        <button type="button" className="button" onClick={() => onChoose({})}>
          {t`Mọi ngày`}
        </button>
        <button type="button" className="button button-first" disabled={isEmpty} onClick={() => onChoose(marked)}>
          {t`Áp dụng`}
        </button>
      </div>
    </dialog>
  )
}

function comeIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' })
}

function toVietnameseDay(moment: Date): string {
  // Canadian English writes dates as the model does.
  return moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })
}
