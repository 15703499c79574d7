import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import { siteName } from '#brand'
import { idAuthority } from '#engine/model/id-authority.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { toDay } from '../is-past.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { eventKindTexts } from './event-kind-texts.ts'

type FileContext = Pick<BuildContext, 'locale' | 'origin' | 'translate'>

const texts = {
  name: /*i18n*/ { id: 'build.calendar.name', message: 'Lịch sự kiện {firm}', values: { firm: siteName } },
  description: /*i18n*/ {
    id: 'build.calendar.description',
    message: 'Đại hội, các ngày thực hiện quyền, hạn và ngày công bố báo cáo định kỳ của {firm}',
    values: { firm: siteName },
  },
  cancelled: /*i18n*/ { id: 'build.calendar.cancelled', message: 'Đã hủy' },
  formerly: /*i18n*/ { id: 'build.calendar.formerly', message: 'Lịch trước đây' },
  reason: /*i18n*/ { id: 'build.calendar.reason', message: 'Lý do' },
  days: /*i18n*/ { id: 'build.calendar.days', message: 'Số ngày kể từ khi kết thúc kỳ báo cáo' },
  basis: /*i18n*/ { id: 'build.calendar.basis', message: 'Căn cứ' },
  sample: /*i18n*/ { id: 'build.calendar.sample', message: 'Dữ liệu minh hoạ' },
} as const satisfies Readonly<Record<string, BuildText>>

const dayInSeconds = 24 * 60 * 60

/** The text of an iCalendar file with some events. `url` is its own address, for a calendar to subscribe to. */
export function toCalendarFile(events: readonly CalendarEvent[], context: FileContext & { url?: string }): string {
  const { locale, translate, url } = context
  const calendar = ical({
    prodId: { company: siteName, product: 'Financial calendar', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(url !== undefined && {
      name: translate(texts.name),
      description: translate(texts.description),
      source: url,
      ttl: dayInSeconds,
    }),
    events: events.map((event) => toEventData(event, context)),
  })
  // The library leaves out the end of the last line, which RFC 5545 requires.
  return `${calendar.toString()}\r\n`
}

function toEventData(event: CalendarEvent, context: FileContext): ICalEventData {
  const { id, at, state, sequence, changedAt, place, kind } = event
  const { origin, translate } = context
  const isDay = at === toDay(at)
  const changed = new Date(changedAt)
  return {
    id: `${id}@${idAuthority}`,
    sequence,
    stamp: changed,
    lastModified: changed,
    // A date has no offset; a moment is written in UTC, which needs no rules of a time zone.
    start: new Date(at),
    allDay: isDay,
    summary: toSummary(event, context),
    description: toDescription(event, context),
    ...(place !== undefined && { location: place }),
    url: toPageUrl(event, origin),
    categories: [{ name: translate(eventKindTexts[kind]) }],
    status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Only a meeting takes the time of who attends it.
    transparency: kind === 'dai-hoi' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  }
}

/** `ABC – Ngày thanh toán: Tạm ứng cổ tức …`; the title of a meeting says what it is. */
function toSummary({ kind, title, state }: CalendarEvent, { translate }: FileContext): string {
  const name = kind === 'dai-hoi' ? title : `${translate(eventKindTexts[kind])}: ${title}`
  return state === 'cancelled' ? `${translate(texts.cancelled)}: ${siteName} – ${name}` : `${siteName} – ${name}`
}

function toDescription(event: CalendarEvent, { origin, translate }: FileContext): string {
  const { summary, formerly, reason, deadline, sample } = event
  const line = (text: BuildText, value: string | number | undefined) =>
    value === undefined ? [] : [`${translate(text)}: ${value}`]
  return [
    ...(sample ? [translate(texts.sample)] : []),
    ...(summary ? [summary] : []),
    // To the minute, in Vietnam: `2026-12-10 09:00`.
    ...line(texts.formerly, formerly?.slice(0, '2026-12-10T09:00'.length).replace('T', ' ')),
    ...line(texts.reason, reason),
    ...line(texts.days, deadline?.days),
    ...line(texts.basis, deadline?.source),
    toPageUrl(event, origin),
  ].join('\n')
}

function toPageUrl({ link: { href, anchor } }: CalendarEvent, origin: string): string {
  return origin + href + (anchor === undefined ? '' : `#${anchor}`)
}
