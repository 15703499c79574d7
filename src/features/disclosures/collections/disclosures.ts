import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts, isByAppearance } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { describe } from '#engine/model/entries/describe.ts'
import { localizedText, dateField, instantField, reference, text } from '#engine/model/entries/fields.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { say } from '#lib/say/message.ts'
import { disclosureCodes } from './codes.ts'
import { describeEvents, disclosureEventNames, eventCircular, eventsReadOn } from './disclosure-events.ts'

/** Where disclosures are filed besides the site. */
const filingPlaces = ['ubcknn', 'hnx', 'hose', 'vnx', 'vsdc'] as const
export type FilingPlace = (typeof filingPlaces)[number]

const filing = v.strictObject({
  to: v.pipe(
    v.picklist(filingPlaces),
    v.description('ubcknn: State Securities Commission; hnx, hose, vnx: stock exchanges; vsdc: securities depository.'),
  ),
  at: v.pipe(instantField, v.description('When it was filed: 2026-10-12T08:30+07:00.')),
  receipt: v.optional(v.pipe(text(60), v.description('The number of the receipt, quoted, once there is one.'))),
})

const fields = v.strictObject({
  code: v.pipe(
    v.picklist(disclosureCodes),
    v.description('dinh-ky: periodic; bat-thuong: extraordinary; theo-yeu-cau: on request.'),
  ),
  refNo: v.pipe(text(40), v.description('The reference number of the document, unique: "12/2026/CBTT-ABC".')),
  documentDate: v.pipe(dateField, v.description('The date on the document.')),
  eventAt: v.optional(
    v.pipe(
      instantField,
      v.description(
        'When the event happened, or the request was received: 2026-10-12T08:30+07:00. Required for `code: bat-thuong` and `theo-yeu-cau`: the 24 hours count from it.',
      ),
    ),
  ),
  event: v.optional(
    v.pipe(
      v.picklist(disclosureEventNames),
      describe(
        say`Only for \`code: bat-thuong\`: the event, by its place in ${eventCircular}, as read on ${eventsReadOn}. ${describeEvents()}.`,
      ),
    ),
  ),
  disclosedBy: v.optional(
    v.pipe(
      reference('leaders'),
      v.description(
        'The slug of the person in `leaders` who discloses it for the company, with a term under `mandates` on the day of publication.',
      ),
    ),
  ),
  discloser: v.optional(
    v.pipe(
      localizedText(160),
      v.description(
        'Instead of `disclosedBy`, for one whom `leaders` does not have: the position and name, in each language.',
      ),
    ),
  ),
  approvedBy: v.optional(
    v.pipe(
      reference('leaders'),
      v.description(
        'The slug of the person in `leaders` who approved the disclosure, with an office or a mandate on that day.',
      ),
    ),
  ),
  filings: v.pipe(
    v.optional(v.array(filing), []),
    v.description(
      'Where else it was filed, when, and the number of the receipt. Entries may be added after publication, when the receipts are there.',
    ),
  ),
  legalBasis: v.pipe(
    localizedText(200),
    v.description('The regulation that requires the disclosure, in each language.'),
  ),
  announces: v.optional(
    v.pipe(
      v.strictObject({
        opensAt: v.optional(v.pipe(instantField, v.description('When the meeting opens, or a consultation begins.'))),
        ballotsUntil: v.optional(v.pipe(instantField, v.description('Until when ballots are to be returned.'))),
        recordDate: v.optional(v.pipe(dateField, v.description('The record date.'))),
      }),
      v.description(
        'For a notice of a meeting, which names it in `papers`: the dates that it announces. The meeting then keeps them, or says in `rescheduled` that it was moved.',
      ),
    ),
  ),
  relatedIssuers: v.optional(
    v.pipe(
      v.array(reference('issuers')),
      v.description('The issuers that it names as related parties of the firm: reports on them must disclose it.'),
    ),
  ),
  attachments: attachmentsField,
  ...commonFields,
})

const schema = defineFacts(
  v.pipe(
    fields,
    checkFields(
      ['eventAt', 'code'],
      ({ code, eventAt }) => code !== 'bat-thuong' || eventAt !== undefined,
      say`Is missing: an extraordinary disclosure needs the time of the event`,
    ),
    checkFields(
      ['event', 'code'],
      ({ code, event }) => event === undefined || code === 'bat-thuong',
      say`Is only for \`code: bat-thuong\``,
    ),
    checkFields(
      ['discloser', 'disclosedBy'],
      ({ discloser, disclosedBy }) => (discloser === undefined) !== (disclosedBy === undefined),
      ({ disclosedBy }) =>
        disclosedBy === undefined
          ? say`Is missing: name the person in \`disclosedBy\`; or write position and name here, for one whom \`leaders\` does not have`
          : say`Contradicts \`disclosedBy\`, which names the person; keep one of the two`,
    ),
    checkFields(
      ['filings'],
      ({ filings }) => new Set(filings.map(({ to }) => to)).size === filings.length,
      say`Names a place twice; keep its first filing, and write a later one in the entry that corrects this one`,
    ),
    checkFields(
      ['eventAt', 'publishedAt', 'publishAt'],
      (facts) => facts.eventAt === undefined || isByAppearance(facts.eventAt, facts),
      say`Must not be after the time of publication`,
    ),
    checkFields(
      ['documentDate', 'publishedAt', 'publishAt'],
      (facts) => isByAppearance(facts.documentDate, facts),
      say`Must not be after the day of publication`,
    ),
  ),
)

export const disclosures = defineCollection({
  schema,
  route: '/cong-bo-thong-tin/$slug',
  place: { list: '/quan-he-co-dong/cong-bo-thong-tin' },
  shown: ['code', 'refNo', 'documentDate', 'eventAt', 'discloser', 'legalBasis', 'filings'],
  listed: ['code', 'refNo'],
  searched: ['refNo', 'eventAt', 'discloser', 'legalBasis', 'filings'],
  isArchived: true,
  listOf: ({ code }) => toHref('/quan-he-co-dong/cong-bo-thong-tin/$code', { code }),
  unique: { refNo: { of: (facts) => facts.refNo } },
  filters: { kind: ({ code }) => code },
})

export type DisclosureFacts = FactsOf<typeof disclosures>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    disclosures: typeof disclosures
  }
}
