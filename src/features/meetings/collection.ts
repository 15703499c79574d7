import * as v from 'valibot'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, dateField, instantField, reference, yearField } from '#engine/model/entries/fields.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { descending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import { meetingKinds } from './codes.ts'
import { resultsSchema } from './results-schema.ts'

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

/** When a meeting was to be before it was moved. */
const formerDate = v.strictObject({
  opensAt: v.pipe(instantField, v.description('When it was to open before: 2026-04-20T14:00+07:00.')),
  recordDate: v.pipe(dateField, v.description('The record date before, also if it stays the same.')),
  ballotsUntil: v.optional(
    v.pipe(instantField, v.description('Of a written consultation: until when ballots were to be returned before.')),
  ),
  announcedAt: v.pipe(instantField, v.description('When the change was announced: 2026-04-10T09:00+07:00.')),
  reason: v.pipe(localizedText(300), v.description('Why it was moved, in each language.')),
})

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      year: v.pipe(
        yearField,
        v.description(
          'The year in which the meeting is held: 2026. One that was moved keeps the year in which it was first to open.',
        ),
      ),
      kind: v.pipe(
        v.picklist(meetingKinds),
        v.description(
          'thuong-nien: annual general meeting; bat-thuong: extraordinary general meeting; lay-y-kien: consultation of shareholders in writing.',
        ),
      ),
      number: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
        v.description('The number of the meeting among those of its kind in the year, from 1.'),
      ),
      recordDate: v.pipe(
        dateField,
        v.description('The record date: whoever holds shares at the end of this day may take part.'),
      ),
      opensAt: v.pipe(
        instantField,
        v.description('When the meeting opens, or a consultation begins: 2026-04-20T14:00+07:00.'),
      ),
      ballotsUntil: v.optional(
        v.pipe(
          instantField,
          v.description('Only of a written consultation, which needs it: until when ballots are to be returned.'),
        ),
      ),
      closedAt: v.optional(
        v.pipe(
          instantField,
          v.description(
            'When the meeting closed, or the ballots had been counted: 2026-04-20T17:10+07:00. Its decisions are due from then on.',
          ),
        ),
      ),
      place: v.pipe(
        localizedText(200),
        v.description('Where the meeting is held, or where ballots are returned to, in each language.'),
      ),
      form: v.optional(
        v.pipe(
          v.picklist(meetingForms),
          v.description('Of a meeting, which needs it: truc-tiep: in person; truc-tuyen: online; ket-hop: both.'),
        ),
      ),
      agenda: v.pipe(
        v.optional(v.array(localizedText(200)), []),
        v.description('The items of the agenda in order, in each language; leave it out until it has been published.'),
      ),
      papers: v.pipe(
        v.optional(v.array(document), []),
        v.description('The documents published for the meeting and on its results, in any order.'),
      ),
      results: v.optional(
        v.pipe(resultsSchema, v.description('Attendance, votes and elections; only after the meeting.')),
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
      ['form', 'kind'],
      ({ form, kind }) => (form === undefined) === (kind === 'lay-y-kien'),
      ({ form }) => (form === undefined ? say`Is missing: how the meeting is held` : say`Is only for a meeting`),
    ),
    checkFields(
      ['ballotsUntil', 'kind', 'opensAt'],
      ({ ballotsUntil, kind, opensAt }) =>
        kind === 'lay-y-kien' ? ballotsUntil !== undefined && ballotsUntil > opensAt : ballotsUntil === undefined,
      ({ ballotsUntil, kind }) => {
        if (kind !== 'lay-y-kien') return say`Is only for a written consultation (kind: lay-y-kien)`
        return ballotsUntil === undefined
          ? say`Is missing: until when ballots are to be returned`
          : say`Must be after opensAt`
      },
    ),
    checkFields(
      ['closedAt', 'opensAt', 'ballotsUntil'],
      ({ closedAt, opensAt, ballotsUntil = opensAt }) => closedAt === undefined || closedAt > ballotsUntil,
      ({ ballotsUntil }) => say`Must be after ${ballotsUntil === undefined ? 'opensAt' : 'ballotsUntil'}`,
    ),
    checkFields(
      ['rescheduled'],
      // A meeting may go back to a date that it had, but not move to the one that it has.
      ({ rescheduled, ...present }) =>
        rescheduled.every((former, index) => !areSame(former, rescheduled[index + 1] ?? present)),
      ({ rescheduled, ...present }) =>
        areSame(rescheduled.at(-1), present)
          ? say`Ends with the present dates; write those before the meeting was moved`
          : say`Has the same dates twice in a row; write them once, oldest first`,
    ),
    checkFields(
      ['opensAt', 'year', 'rescheduled'],
      (facts) => toFirstOpening(facts).startsWith(String(facts.year)),
      ({ year, opensAt, rescheduled }) =>
        rescheduled.length === 0
          ? say`Is in another year than \`year\`, ${String(year)}. A meeting that moves keeps its year: write its dates before under \`rescheduled\`, as this does: ${toDiscloseCommand('Postpone', 'meetings/SLUG')}`
          : say`The meeting was first to open at ${toFirstOpening({ opensAt, rescheduled })}, and \`year\` is ${String(year)}; one that was moved keeps the year of its first date`,
    ),
    checkFields(
      ['recordDate', 'opensAt'],
      ({ recordDate, opensAt }) => recordDate < opensAt.slice(0, recordDate.length),
      say`Must be before the day of the meeting`,
    ),
    checkFields(
      ['results', 'year'],
      ({ results, year }) => findOtherYear(results, year) === undefined,
      ({ results, year }) =>
        say`Has a plan for ${String(findOtherYear(results, year))}; a meeting of ${String(year)} plans that year or the next`,
    ),
    checkFields(
      ['papers'],
      ({ papers }) => findRepeated(papers) === undefined,
      ({ papers }) => say`Contains ${findRepeated(papers)} twice; remove one`,
    ),
  ),
)

interface Dates {
  opensAt: string
  recordDate: string
  ballotsUntil?: string | undefined
}

function areSame(one: Dates | undefined, { opensAt, recordDate, ballotsUntil }: Dates): boolean {
  return one?.opensAt === opensAt && one.recordDate === recordDate && one.ballotsUntil === ballotsUntil
}

interface Openings {
  opensAt: string
  rescheduled: readonly { opensAt: string }[]
}

/** When a meeting was to open before it was ever moved, which is in its year: its name and its documents stay. */
export function toFirstOpening({ opensAt, rescheduled }: Openings): string {
  return rescheduled[0]?.opensAt ?? opensAt
}

/** The year of a plan that is neither that of the meeting nor the next one. */
function findOtherYear(results: v.InferOutput<typeof resultsSchema> | undefined, year: number): number | undefined {
  return results?.resolutions
    .flatMap(({ plan }) => plan?.fiscalYear ?? [])
    .find((planned) => planned !== year && planned !== year + 1)
}

function findRepeated(papers: readonly v.InferOutput<typeof document>[]): string | undefined {
  const names = papers.map(({ kind, disclosure }) => `${kind} ${disclosure}`)
  return names.find((name, index) => names.indexOf(name) < index)
}

export const meetings = defineCollection({
  schema,
  place: { page: '/quan-he-co-dong/dai-hoi-co-dong' },
  shown: [
    'kind',
    'recordDate',
    'opensAt',
    'ballotsUntil',
    'closedAt',
    'place',
    'form',
    'agenda',
    'results',
    'rescheduled',
  ],
  searched: ['opensAt', 'place', 'agenda', 'results', 'rescheduled'],
  listOf: ({ kind }) =>
    kind === 'lay-y-kien'
      ? toHref('/quan-he-co-dong/dai-hoi-co-dong')
      : toHref('/quan-he-co-dong/dai-hoi-co-dong/$code', { code: kind }),
  unique: { year: { of: ({ year, kind, number }) => `${kind} ${year}, number ${number}` } },
  compare: (a, b) => descending(a.facts.opensAt, b.facts.opensAt),
  changedAt: ({ rescheduled }) => rescheduled.map(({ announcedAt }) => announcedAt),
})

/** When shareholders have decided, or can no longer: a meeting opens, or the last ballots are to be returned. */
export function decidesAt({ opensAt, ballotsUntil }: Pick<MeetingFacts, 'opensAt' | 'ballotsUntil'>): string {
  return ballotsUntil ?? opensAt
}

export type MeetingFacts = FactsOf<typeof meetings>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    meetings: typeof meetings
  }
}
