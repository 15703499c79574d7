import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { dateField, text } from '#engine/model/entries/fields.ts'
import { toValidity } from '#engine/model/entries/validity.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { say } from '#lib/say/message.ts'
import { governanceCodes } from './codes.ts'

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      code: v.pipe(
        v.picklist(governanceCodes),
        v.description('dieu-le: charter; quy-che: regulations; chinh-sach: policies.'),
      ),
      version: v.pipe(text(20), v.description('The version, as on the document, quoted: "2.0".')),
      adoptedOn: v.pipe(dateField, v.description('The day it was adopted.')),
      effectiveFrom: v.pipe(
        dateField,
        v.description(
          'The first day in force. For a new version, name the previous one in `supersedes`, and give that one an effectiveTo.',
        ),
      ),
      effectiveTo: v.optional(
        v.pipe(dateField, v.description('The last day in force; leave it out until a version has been replaced.')),
      ),
      attachments: attachmentsField,
      ...commonFields,
    }),
    checkFields(
      ['effectiveFrom', 'adoptedOn'],
      ({ adoptedOn, effectiveFrom }) => effectiveFrom >= adoptedOn,
      ({ adoptedOn }) => say`Must not be before adoptedOn, ${adoptedOn}`,
    ),
    checkFields(
      ['effectiveTo', 'effectiveFrom'],
      ({ effectiveFrom, effectiveTo }) => effectiveTo === undefined || effectiveTo >= effectiveFrom,
      say`Must not be before effectiveFrom`,
    ),
  ),
)

export const governance = defineCollection({
  schema,
  route: '/quan-tri-doanh-nghiep/$slug',
  place: { list: '/quan-he-co-dong/quan-tri-doanh-nghiep' },
  shown: ['code', 'version', 'adoptedOn', 'effectiveFrom', 'effectiveTo'],
  listed: ['code'],
  searched: ['version'],
  isArchived: true,
  listOf: ({ code }) => toHref('/quan-he-co-dong/quan-tri-doanh-nghiep/$code', { code }),
  markOn: toValidity,
  filters: { kind: ({ code }) => code },
})

export type GovernanceFacts = FactsOf<typeof governance>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    governance: typeof governance
  }
}
