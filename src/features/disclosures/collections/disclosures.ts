import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { appearsAt, commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, dateField, instantField, reference, text } from '#engine/model/entries/fields.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { disclosureCodes } from './codes.ts'

const fields = v.strictObject({
  code: v.pipe(
    v.picklist(disclosureCodes),
    v.description('dinh-ky: periodic; bat-thuong: extraordinary; theo-yeu-cau: on request.'),
  ),
  refNo: v.pipe(text(40), v.description('The reference number of the document, unique: "12/2026/CBTT-SHS".')),
  documentDate: v.pipe(dateField, v.description('The date on the document.')),
  eventAt: v.optional(
    v.pipe(
      instantField,
      v.description(
        'When the event happened, or the request was received: 2026-10-12T08:30+07:00. Required for `code: bat-thuong`.',
      ),
    ),
  ),
  discloser: v.pipe(
    localizedText(160),
    v.description('The position and name of the person who discloses it for the firm, in each language.'),
  ),
  legalBasis: v.pipe(
    localizedText(200),
    v.description('The regulation that requires the disclosure, in each language.'),
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
      'Is missing: an extraordinary disclosure needs the time of the event',
    ),
    checkFields(
      ['eventAt', 'publishedAt', 'publishAt'],
      (facts) => facts.eventAt === undefined || facts.eventAt <= appearsAt(facts),
      'Must not be after the time of publication',
    ),
    checkFields(
      ['documentDate', 'publishedAt', 'publishAt'],
      (facts) => facts.documentDate <= appearsAt(facts),
      'Must not be after the day of publication',
    ),
  ),
)

export const disclosures = defineCollection({
  schema,
  route: '/cong-bo-thong-tin/$slug',
  place: { list: '/quan-he-co-dong/cong-bo-thong-tin' },
  shown: ['code', 'refNo', 'documentDate', 'eventAt', 'discloser', 'legalBasis'],
  listed: ['code', 'refNo'],
  searched: ['refNo', 'eventAt', 'discloser', 'legalBasis'],
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
