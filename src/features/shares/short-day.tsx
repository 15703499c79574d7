import { formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** A day as tables write it. */
export function ShortDay({ date }: { date: string }) {
  return <time dateTime={date}>{formatShortDate(useLocale(), date)}</time>
}
