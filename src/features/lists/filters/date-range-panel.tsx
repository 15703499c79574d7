import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { languages } from '#engine/model/locale/locale.ts'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import { pickConvention, type Conventions } from '#i18n/conventions.ts'
import { toFirstDayOfWeek } from '#i18n/format-calendar.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { RangeCalendar, type DayRange } from '#ui/range-calendar.tsx'
import { useRangeText } from './use-range-text.ts'

export interface DateRangePanelProps {
  days: { first: string; last: string }
  range: DayRange
  onChoose: (range: DayRange) => void
}

/** The usual short names: T2, Tháng 11; Mon, Nov. */
const nameForms: Conventions<ComponentProps<typeof RangeCalendar>['names']> = {
  vietnamese: { weekday: 'narrow', month: 'long' },
  international: { weekday: 'short', month: 'short' },
}

/** The calendar of a filter. The selected days apply only after the visitor confirms them. */
export function DateRangePanel({ days, range, onChoose }: DateRangePanelProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { clock } = useRouteContext({ from: '__root__' })
  const [selected, select] = useState(range)
  const text = useRangeText(selected)
  const isEmpty = !selected.from && !selected.to
  return (
    <dialog open ref={scrollIntoView} className="date-panel" aria-label={t`Chọn khoảng ngày`}>
      <RangeCalendar
        lang={languages[locale].tag}
        weekStartsOn={toFirstDayOfWeek(locale)}
        names={pickConvention(locale, nameForms)}
        first={days.first}
        last={days.last}
        today={toSiteDay(clock())}
        range={selected}
        onChange={select}
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
        <button type="button" className="button button-first" disabled={isEmpty} onClick={() => onChoose(selected)}>
          {t`Áp dụng`}
        </button>
      </div>
    </dialog>
  )
}

function scrollIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' })
}
