import * as v from 'valibot'
import { toHref } from '../href.ts'
import { attachmentsField } from './attachments.ts'
import { commonFields, settle } from './common.ts'
import type { RoutedCollection } from './collection.ts'
import { emailField } from './contact-fields.ts'
import { bilingual, coverField, instantField, text } from './fields.ts'

const schema = settle(
  v.strictObject({
    cover: coverField,
    embargo: v.optional(
      v.pipe(
        instantField,
        v.description('Until when journalists who had it early may not use it; it cannot be published before.'),
      ),
    ),
    contact: v.optional(
      v.pipe(
        v.strictObject({
          name: v.pipe(bilingual(80), v.description('The person or the unit that answers journalists.')),
          phone: v.optional(v.pipe(text(30), v.description('With the country code: +84 …'))),
          email: v.optional(emailField),
        }),
        v.description('Who answers questions of the press.'),
      ),
    ),
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const pressReleases: RoutedCollection<typeof schema> = {
  schema,
  route: '/thong-cao-bao-chi/$slug',
  listOf: () => toHref('/thong-cao-bao-chi'),
}
