import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { chartField } from '#engine/model/entries/chart-field.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { coverField, reference } from '#engine/model/entries/fields.ts'
import { knowledgeCategories } from './codes.ts'

const knowledgeLevels = ['co-ban', 'trung-cap', 'nang-cao'] as const

const schema = defineFacts(
  v.strictObject({
    category: v.pipe(
      v.picklist(knowledgeCategories),
      v.description(
        'nhap-mon: first steps; giao-dich: trading; phan-tich: analysis; san-pham: products; rui-ro: risk; co-dong: shareholders.',
      ),
    ),
    level: v.pipe(
      v.picklist(knowledgeLevels),
      v.description(
        'What readers should already know. co-ban: nothing; trung-cap: the basics; nang-cao: some practice.',
      ),
    ),
    terms: v.pipe(
      v.optional(v.array(reference('terms')), []),
      v.description('The slugs of glossary terms in the text; the page shows their definitions beside it.'),
    ),
    cover: coverField,
    chart: chartField,
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const knowledge = defineCollection({
  schema,
  route: '/ho-tro/kien-thuc/$slug',
  place: { list: '/ho-tro/kien-thuc' },
  shown: ['category', 'level'],
  listed: ['category', 'level'],
  searched: [],
  reserved: ['thuat-ngu'],
  filters: { kind: ({ category }) => category },
})

export type KnowledgeFacts = FactsOf<typeof knowledge>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    knowledge: typeof knowledge
  }
}
