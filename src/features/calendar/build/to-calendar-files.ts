import { create as toContentDisposition } from 'content-disposition'
import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { toCalendarUrl, toEventUrl } from '../event-files.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { toCalendarFile } from './to-calendar-file.ts'

/** The calendar to subscribe to, and a file for each event. */
export function toCalendarFiles(events: readonly CalendarEvent[], context: BuildContext): GeneratedFile[] {
  const { locale, origin } = context
  const toFile = (url: string, text: string): GeneratedFile => ({
    url,
    bytes: new TextEncoder().encode(text),
    type: 'text/calendar; charset=utf-8',
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(url.slice(url.lastIndexOf('/') + 1), { type: 'inline' }),
      'Content-Language': locale,
    },
  })
  const url = toCalendarUrl(locale)
  return [
    toFile(url, toCalendarFile(events, { ...context, url: origin + url })),
    ...events.map((event) => toFile(toEventUrl(event.id, locale), toCalendarFile([event], context))),
  ]
}
