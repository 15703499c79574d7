import type { Locale } from '#engine/model/locale/locale.ts'
import { formatMoneyIn } from '#i18n/format-amount.ts'

/** An order of whole millions of đồng, in short: `50 triệu đồng`. */
export function toMillions(locale: Locale, amount: string): string {
  return formatMoneyIn(locale, String(Number(amount) / 1e6), 6)
}
