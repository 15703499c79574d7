import * as v from 'valibot'
import { disclosureCodes, meetingCodes } from '../codes.ts'
import { toHref } from '../href.ts'
import { attachmentsField } from './attachments.ts'
import { commonFields, settle } from './common.ts'
import type { RoutedCollection } from './collection.ts'
import { dateField, text } from './fields.ts'

const schema = settle(
  v.strictObject({
    code: v.pipe(
      v.picklist(disclosureCodes),
      v.description('dinh-ky: periodic; bat-thuong: extraordinary; theo-yeu-cau: on request.'),
    ),
    meeting: v.optional(
      v.pipe(v.picklist(meetingCodes), v.description('Only for papers of a general meeting of shareholders.')),
    ),
    refNo: v.pipe(text(40), v.description('The reference number of the paper, unique.')),
    documentDate: v.pipe(dateField, v.description('The date the paper carries.')),
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const disclosures: RoutedCollection<typeof schema> = {
  schema,
  route: '/cong-bo-thong-tin/$slug',
  listOf: (facts) => toHref('/quan-he-co-dong/cong-bo-thong-tin/$code', { code: facts.code }),
  unique: { refNo: { of: (facts) => facts.refNo } },
}
