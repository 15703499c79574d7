import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { dateField, text } from '#engine/model/entries/fields.ts'
import { say } from '#lib/say/message.ts'
import { audiences } from './codes.ts'
import { issuersField } from './issuers-field.ts'

const severities = ['thong-tin', 'quan-trong', 'khan'] as const

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      audience: v.pipe(
        v.picklist(audiences),
        v.description('Who is affected. khach-hang: customers; co-dong: shareholders; doi-tac: partners.'),
      ),
      severity: v.pipe(
        v.picklist(severities),
        v.description('thong-tin: information; quan-trong: important; khan: urgent.'),
      ),
      refNo: v.pipe(text(40), v.description('The reference number of the document, unique: "12/2026/TB-ABC".')),
      effectiveFrom: v.pipe(dateField, v.description('The first day it applies.')),
      expiresAt: v.optional(
        v.pipe(dateField, v.description('The last day it applies; leave it out if there is no end.')),
      ),
      issuers: issuersField,
      attachments: attachmentsField,
      ...commonFields,
    }),
    checkFields(
      ['expiresAt', 'effectiveFrom'],
      ({ effectiveFrom, expiresAt }) => expiresAt === undefined || expiresAt >= effectiveFrom,
      say`Must not be before effectiveFrom`,
    ),
  ),
)

export const announcements = defineCollection({
  schema,
  route: '/thong-bao/$slug',
  place: { list: '/tin-tuc/thong-bao' },
  shown: ['audience', 'severity', 'refNo', 'effectiveFrom', 'expiresAt'],
  listed: ['audience', 'severity', 'refNo'],
  searched: ['refNo'],
  unique: { refNo: { of: (facts) => facts.refNo } },
  filters: { kind: ({ audience }) => audience },
})

export type AnnouncementFacts = FactsOf<typeof announcements>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    announcements: typeof announcements
  }
}
