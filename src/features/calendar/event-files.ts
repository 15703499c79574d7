import type { Locale } from '#engine/model/locale/locale.ts'
import type { EventKind } from './vocabulary.ts'

const root = '/lich-su-kien'

/** The name of a date that an entry announces first: `meetings/dai-hoi-thuong-nien-2026/ngay-dang-ky`. */
export function toEventId({ collection, slug }: { collection: string; slug: string }, kind: EventKind): string {
  return `${collection}/${slug}/${kind}`
}

/** The file with all events, to subscribe to: `/lich-su-kien.vi.ics`. */
export function toCalendarUrl(locale: Locale): string {
  return `${root}.${locale}.ics`
}

/** The file with one event, to add to a calendar. */
export function toEventUrl(id: string, locale: Locale): string {
  return `${root}/${id}.${locale}.ics`
}

/** The beginning of the URLs of all dates that the entry in a folder announces: `/lich-su-kien/meetings/a/`. */
export function toEventFolder(folder: string): string {
  return `${root}/${folder}/`
}
