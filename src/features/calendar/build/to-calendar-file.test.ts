import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { readWith } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { meeting, notice } from './calendar-fixture.ts'
import { toCalendarFile } from './to-calendar-file.ts'

const read = await readWith({
  ...meeting(),
  ...meeting(
    'number: 2\nrescheduled: [{ opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-25, announcedAt: 2026-11-18T16:00+07:00, reason: { vi: Đổi hội trường, en: New hall } }]\n',
    'dai-hoi-2',
  ),
  ...notice('a', {
    fields:
      'publishedAt: 2026-11-10T09:00+07:00\nstatus: withdrawn\nwithdrawal: { at: "2026-11-20T10:00+07:00", reason: { vi: "Đổi ngày; xem thông báo mới", en: New dates } }\nsample: true\n',
  }),
})
const context = toPayloadContext(read)
const text = toCalendarFile(context.site.toEvents(context), { ...context, url: 'https://shs.test/lich-su-kien.vi.ics' })
const calendar = new ICAL.Component(ICAL.parse(text))
const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
const find = (name: string) => {
  const event = events.find(({ uid }) => uid === `${name}@shs.example`)
  if (!event) throw new Error(`There is no event ${name}`)
  const value = (property: string) => event.component.getFirstPropertyValue(property)?.toString()
  return { event, value }
}

test('ids stay the same where the site moves to another address', () => {
  const origin = 'https://moved.test:8080'
  const moved = toCalendarFile(context.site.toEvents(context), {
    ...context,
    origin,
    url: `${origin}/lich-su-kien.vi.ics`,
  })
  const ids = Array.from(moved.replaceAll('\r\n ', '').matchAll(/^UID:(.+)\r$/gm), ([, id]) => id)
  expect(ids).toEqual(events.map(({ uid }) => uid))
  expect(ids.length).toBeGreaterThan(3)
})

test('a meeting is a moment in UTC, without an end', () => {
  const { event, value } = find('meetings/dai-hoi/dai-hoi')
  expect(text).toContain('\r\nDTSTART:20261218T020000Z\r\n')
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-12-18T09:00+07:00'))
  expect(event.component.hasProperty('dtend')).toBe(false)
  expect(event.component.hasProperty('duration')).toBe(false)
  expect(event.sequence).toBe(0)
  expect(event.location).toBe('Hội trường A, Hà Nội')
  expect(event.summary).toBe('SHS – Đại hội bất thường')
  // Escaped and unfolded again.
  expect(event.description).toBe(
    'Tóm tắt; có, dấu \\ và xuống dòng.\nhttps://shs.test/quan-he-co-dong/dai-hoi-co-dong/bat-thuong#dai-hoi',
  )
  expect(value('transp')).toBe('OPAQUE')
  expect(value('status')).toBe('CONFIRMED')
  expect(value('dtstamp')).toBe('2026-11-05T08:35:00Z')
})

test('a meeting that moved says when it was to be, and why', () => {
  const { event } = find('meetings/dai-hoi-2/dai-hoi')
  expect(event.sequence).toBe(1)
  expect(event.description).toContain('\nLịch trước đây: 2026-12-10 09:00\nLý do: Đổi hội trường\n')
})

test('a day is a date, and takes nobody’s time', () => {
  const { event, value } = find('meetings/dai-hoi/ngay-dang-ky')
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261125\r\n')
  expect(event.startDate.isDate).toBe(true)
  expect(value('transp')).toBe('TRANSPARENT')
})

test('what was withdrawn is cancelled, with a higher number', () => {
  const { event, value } = find('share-management/a/thanh-toan')
  expect(value('status')).toBe('CANCELLED')
  expect(event.sequence).toBe(1)
  expect(value('dtstamp')).toBe('2026-11-20T03:00:00Z')
  expect(event.summary).toBe('Đã hủy: SHS – Ngày thanh toán: Cổ tức a')
  expect(event.description).toContain('Dữ liệu minh hoạ\n')
  expect(event.description).toContain('Lý do: Đổi ngày; xem thông báo mới\n')
})

test('lines end with CRLF and have at most 75 octets, of whole letters', () => {
  const lines = text.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  expect(text).not.toContain('\uFFFD')
})

test('the calendar says its name, its address, and when to ask again', () => {
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Lịch sự kiện SHS')
  expect(calendar.getFirstPropertyValue('source')).toBe('https://shs.test/lich-su-kien.vi.ics')
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D')
  expect(toCalendarFile([], context)).not.toContain('SOURCE')
})
