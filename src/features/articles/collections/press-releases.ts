import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { coverField, instantField } from '#engine/model/entries/fields.ts'
import { issuersField } from './issuers-field.ts'

const schema = defineFacts(
  v.strictObject({
    issuers: issuersField,
    cover: coverField,
    embargo: v.optional(
      v.pipe(
        instantField,
        v.description(
          'The end of the embargo, 2026-10-12T08:30+07:00: journalists may not use it earlier, nor may it be published.',
        ),
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
  shown: [],
  listed: [],
  searched: [],
})

export type PressReleaseFacts = FactsOf<typeof pressReleases>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    'press-releases': typeof pressReleases
  }
}
