import type { Locale } from '#engine/model/locale/locale.ts'
import { formatDecimal } from '#i18n/format.ts'

const kilobyte = 1024

/** The size of a file in units of 1,024: `27 KB`, `1,2 MB`. */
export function formatSize(locale: Locale, bytes: number): string {
  const kilobytes = Math.ceil(bytes / kilobyte)
  if (kilobytes < kilobyte) return `${kilobytes}\u00a0KB`
  const megabytes = String(Math.round((bytes / kilobyte ** 2) * 10) / 10)
  return `${formatDecimal(locale, megabytes)}\u00a0MB`
}
