import * as v from 'valibot'
import { toHref } from '#model/urls/href.ts'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { commonFields, settle } from '#model/entries/common-fields.ts'
import type { RoutedCollection } from '#model/entries/define-collection.ts'
import { emailField } from '#features/company/collections/contact-fields.ts'
import { bilingual, coverField, instantField, text } from '#model/entries/fields.ts'

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
