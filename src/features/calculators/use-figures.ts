import { toWeekday } from '#features/calendar/month-days.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatWeekday } from '#i18n/format-calendar.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** Figures as the current language writes them. */
export function useFigures() {
  const locale = useLocale()
  return {
    toMoney: (amount: string) => toSigned(amount, (figures) => formatMoney(locale, figures)),
    toPercent: (percent: string) => toSigned(percent, (figures) => `${formatDecimal(locale, figures)}%`),
    toCount: (count: string) => formatDecimal(locale, count),
    toDate: (day: string) => formatDate(locale, day),
    /** `Thứ Sáu, 04/12/2026` */
    toWeekday: (day: string) => `${formatWeekday(locale, toWeekday(day), 'long')}, ${formatDate(locale, day)}`,
  }
}

/** With the sign of subtraction, which the formats of the language do not write. */
function toSigned(decimal: string, format: (figures: string) => string): string {
  return decimal.startsWith('-') ? `−${format(decimal.slice(1))}` : format(decimal)
}
