import type { Locale } from '#engine/model/locale/locale.ts'

/** The file with the notices that are not over, which pages without a band of their own ask for. */
export function toBandFileUrl(locale: Locale): string {
  return `/_service/notices.${locale}.json`
}
