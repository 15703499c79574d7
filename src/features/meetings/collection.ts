import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, dateField, instantField, reference } from '#engine/model/entries/fields.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { meetingCodes } from './codes.ts'

const meetingForms = ['truc-tiep', 'truc-tuyen', 'ket-hop'] as const

/** The kinds of meeting documents, in order: those from before the meeting, then those on its results. */
export const meetingDocumentKinds = [
  'ngay-dang-ky',
  'thu-moi',
  'chuong-trinh',
  'tai-lieu',
  'to-trinh',
  'du-thao-nghi-quyet',
  'uy-quyen',
  'bien-ban',
  'nghi-quyet',
] as const
export type MeetingDocumentKind = (typeof meetingDocumentKinds)[number]

/** The kinds of documents that exist only after the meeting. */
export const resultKinds: readonly MeetingDocumentKind[] = ['bien-ban', 'nghi-quyet']

const percent = v.pipe(
  v.string('Must be a quoted percentage, such as "97.50"'),
  v.regex(/^(?:100\.00|\d{1,2}\.\d\d)$/, 'Must be a percentage with two decimals, such as "97.50"'),
)

/** "97.50" → 9750: whole numbers, so that sums are exact. */
const toHundredths = (value: string) => Number(value.replace('.', ''))

const document = v.strictObject({
  kind: v.pipe(
    v.picklist(meetingDocumentKinds),
    v.description(
      'ngay-dang-ky: notice of the record date; thu-moi: invitation; chuong-trinh: agenda; tai-lieu: all documents as one set; to-trinh: proposal; du-thao-nghi-quyet: draft resolution; uy-quyen: proxy form; bien-ban: minutes; nghi-quyet: resolution.',
    ),
  ),
  disclosure: v.pipe(
    reference('disclosures'),
    v.description(
      'The slug of the disclosure that has the document attached. One disclosure may contain documents of several kinds.',
    ),
  ),
})

const resolution = v.pipe(
  v.strictObject({
    title: v.pipe(localizedText(200), v.description('The title of the resolution, in each language.')),
    approve: v.pipe(percent, v.description('Votes in favour, in percent of the votes present, quoted: "97.50".')),
    against: v.pipe(percent, v.description('Votes against, in percent of the votes present, quoted: "1.50".')),
    abstain: v.pipe(
      percent,
      v.description(
        'Abstentions, in percent of the votes present, quoted: "1.00". The sum of the three must be 100.00.',
      ),
    ),
  }),
  checkFields(
    ['approve', 'against', 'abstain'],
    (votes) => toSum(votes) === 10_000,
    (votes) => `The sum of approve, against and abstain is ${(toSum(votes) / 100).toFixed(2)}; it must be 100.00`,
  ),
)

/** When a meeting was to be before it was moved. */
const formerDate = v.strictObject({
  opensAt: v.pipe(instantField, v.description('When it was to open before: 2026-04-20T14:00+07:00.')),
  recordDate: v.pipe(dateField, v.description('The record date before, also if it stays the same.')),
  announcedAt: v.pipe(instantField, v.description('When the change was announced: 2026-04-10T09:00+07:00.')),
  reason: v.pipe(localizedText(300), v.description('Why it was moved, in each language.')),
})

interface Votes {
  approve: string
  against: string
  abstain: string
}

function toSum({ approve, against, abstain }: Votes): number {
  return toHundredths(approve) + toHundredths(against) + toHundredths(abstain)
}

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      year: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(2000),
        v.maxValue(2100),
        v.description('The year in which the meeting is held: 2026.'),
      ),
      kind: v.pipe(
        v.picklist(meetingCodes),
        v.description('thuong-nien: annual general meeting; bat-thuong: extraordinary general meeting.'),
      ),
      number: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
        v.description('The number of the meeting among those of its kind in the year, from 1.'),
      ),
      recordDate: v.pipe(
        dateField,
        v.description('The record date: whoever holds shares at the end of this day may take part.'),
      ),
      opensAt: v.pipe(instantField, v.description('When the meeting opens: 2026-04-20T14:00+07:00.')),
      place: v.pipe(localizedText(200), v.description('Where the meeting is held, in each language.')),
      form: v.pipe(v.picklist(meetingForms), v.description('truc-tiep: in person; truc-tuyen: online; ket-hop: both.')),
      agenda: v.pipe(
        v.optional(v.array(localizedText(200)), []),
        v.description('The items of the agenda in order, in each language; leave it out until it has been published.'),
      ),
      papers: v.pipe(
        v.optional(v.array(document), []),
        v.description('The documents published for the meeting and on its results, in any order.'),
      ),
      results: v.optional(
        v.pipe(
          v.strictObject({
            attendance: v.pipe(
              percent,
              v.description('The voting shares represented, in percent of all, quoted: "87.25".'),
            ),
            resolutions: v.pipe(
              v.array(resolution),
              v.minLength(1),
              v.description('The votes on each item of the agenda.'),
            ),
          }),
          v.description('Attendance and votes; only after the meeting.'),
        ),
      ),
      rescheduled: v.pipe(
        v.optional(v.array(formerDate), []),
        v.description(
          'For a meeting that was moved: its dates before, oldest first. Calendars of shareholders follow.',
        ),
      ),
      ...commonFields,
    }),
    checkFields(
      ['rescheduled'],
      ({ rescheduled, opensAt, recordDate }) =>
        rescheduled.every((former) => former.opensAt !== opensAt || former.recordDate !== recordDate),
      'Contains the present dates; write those before the meeting was moved',
    ),
    checkFields(
      ['opensAt', 'year'],
      ({ year, opensAt }) => opensAt.startsWith(String(year)),
      'Must be in the year of the meeting',
    ),
    checkFields(
      ['recordDate', 'opensAt'],
      ({ recordDate, opensAt }) => recordDate < opensAt.slice(0, recordDate.length),
      'Must be before the day of the meeting',
    ),
    checkFields(
      ['papers'],
      ({ papers }) => findRepeated(papers) === undefined,
      ({ papers }) => `Contains ${findRepeated(papers)} twice; remove one`,
    ),
  ),
)

function findRepeated(papers: readonly v.InferOutput<typeof document>[]): string | undefined {
  const names = papers.map(({ kind, disclosure }) => `${kind} ${disclosure}`)
  return names.find((name, index) => names.indexOf(name) < index)
}

export const meetings = defineCollection({
  schema,
  place: { page: '/quan-he-co-dong/dai-hoi-co-dong' },
  shown: ['recordDate', 'opensAt', 'place', 'form', 'agenda', 'results', 'rescheduled'],
  searched: ['opensAt', 'place', 'agenda', 'results', 'rescheduled'],
  listOf: ({ kind }) => toHref('/quan-he-co-dong/dai-hoi-co-dong/$code', { code: kind }),
  unique: { year: { of: ({ year, kind, number }) => `${kind} ${year}, number ${number}` } },
  compare: (a, b) => (a.facts.opensAt < b.facts.opensAt ? 1 : -1),
})

export type MeetingFacts = FactsOf<typeof meetings>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    meetings: typeof meetings
  }
}
