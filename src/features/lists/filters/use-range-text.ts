import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { DayRange } from '#ui/range-calendar.tsx'

/** A range of days as text: `01/02/2026 – 20/11/2026`. */
export function useRangeText({ from, to }: DayRange): string {
  const { t } = useLingui()
  const locale = useLocale()
  const [first, last] = [from && formatDate(locale, from), to && formatDate(locale, to)]
  if (first && last) return first === last ? first : `${first} – ${last}`
  if (first) return t`Từ ${first}`
  return last ? t`Đến ${last}` : t`Tất cả`
}
