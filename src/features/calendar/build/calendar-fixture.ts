import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** A general meeting on 18 December 2026, or a consultation that begins then. */
export const meeting = (fields = '', name = 'dai-hoi', kind: 'bat-thuong' | 'lay-y-kien' = 'bat-thuong'): Changes => ({
  [`meetings/${name}/entry.yaml`]: `year: 2026
kind: ${kind}
recordDate: 2026-11-25
opensAt: 2026-12-18T09:00+07:00
place: { vi: "Hội trường A, Hà Nội", en: "Hall A, Hanoi" }
${kind === 'bat-thuong' ? 'form: truc-tiep\n' : ''}publishedAt: 2026-11-05T15:35+07:00
${fields}`,
  [`meetings/${name}/vi.md`]: text('', 'title: Đại hội bất thường\nsummary: "Tóm tắt; có, dấu \\\\ và xuống dòng."'),
  [`meetings/${name}/en.md`]: text('', 'title: Extraordinary meeting\nsummary: Summary.'),
})

export const dividendDates = 'exDate: 2026-12-03\nrecordDate: 2026-12-04\npayDate: 2026-12-22\n'
const dividend = 'dividend: { fiscalYear: 2026, form: tien, rate: "3" }\n'

interface Notice {
  kind?: 'co-tuc' | 'phat-hanh'
  dates?: string
  /** Further fields, with the moment of publication. */
  fields?: string
}

/** A notice on shares; of a dividend by default. */
export const notice = (name: string, { kind = 'co-tuc', dates = dividendDates, fields }: Notice = {}): Changes => ({
  [`share-management/${name}/entry.yaml`]: `kind: ${kind}\n${dates}${kind === 'co-tuc' ? dividend : ''}${fields ?? 'publishedAt: 2026-11-10T09:00+07:00\n'}`,
  [`share-management/${name}/vi.md`]: text('Một đoạn.', `title: Cổ tức ${name}\nsummary: Tóm tắt.`),
  [`share-management/${name}/en.md`]: text('A paragraph.', `title: Dividend ${name}\nsummary: Summary.`),
})

/** The events of that content, in a language. */
export async function readEvents(changes: Changes, locale: Locale = sourceLocale): Promise<CalendarEvent[]> {
  const read = await readWith(changes)
  const context = toPayloadContext(read, locale)
  return context.site.toEvents(context)
}
