import { formatMoney } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** Figures as the current language writes them. */
export function useFigures() {
  const locale = useLocale()
  return {
    toMoney: (amount: string) => formatMoney(locale, amount),
    toPercent: (percent: string) => `${formatDecimal(locale, percent)}%`,
    toCount: (count: string) => formatDecimal(locale, count),
    toDate: (day: string) => formatDate(locale, day),
  }
}
