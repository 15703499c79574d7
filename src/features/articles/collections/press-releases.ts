import * as v from 'valibot'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { emailField } from '#features/company/collections/contact-fields.ts'
import { localizedText, coverField, instantField, text } from '#model/entries/fields.ts'

const schema = defineFacts(
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
          name: v.pipe(localizedText(80), v.description('The person or the unit that answers journalists.')),
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

export const pressReleases = defineCollection({
  schema,
  route: '/thong-cao-bao-chi/$slug',
  place: { list: '/thong-cao-bao-chi' },
})

export type PressReleaseFacts = FactsOf<typeof pressReleases>
