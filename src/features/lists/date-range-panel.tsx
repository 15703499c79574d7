import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { toFirstDayOfWeek } from '#i18n/format-calendar.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { languages, pickConvention, type Conventions } from '#model/locale/locale.ts'
import { RangeCalendar, type DayRange } from '#ui/range-calendar.tsx'
import { useRangeText } from './use-range-text.ts'

export interface DateRangePanelProps {
  days: { first: string; last: string }
  range: DayRange
  onChoose: (range: DayRange) => void
}

/** Short as each is usual: T2, Tháng 11; Mon, Nov. */
const nameForms: Conventions<ComponentProps<typeof RangeCalendar>['names']> = {
  vietnamese: { weekday: 'narrow', month: 'long' },
  international: { weekday: 'short', month: 'short' },
}

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
        lang={languages[locale].tag}
        weekStartsOn={toFirstDayOfWeek(locale)}
        names={pickConvention(locale, nameForms)}
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
