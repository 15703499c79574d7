import * as v from 'valibot'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf, type MatterOf } from '#model/entries/define-collection.ts'
import { textSchema } from '#model/entries/text.ts'

/** In the order of the page. */
export const faqCategories = ['tai-khoan', 'dat-lenh', 'thanh-toan', 'ky-quy', 'phi-thue', 'an-toan'] as const

const schema = defineFacts(
  v.strictObject({
    category: v.pipe(v.picklist(faqCategories), v.description('The part of the page that it stands in.')),
    order: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Its place in its category: 10, 20, 30 …')),
    ...commonFields,
  }),
)

const text = v.strictObject({
  ...textSchema.entries,
  title: v.pipe(textSchema.entries.title, v.description('The question, as a visitor would ask it.')),
  summary: v.pipe(v.optional(v.literal(''), ''), v.description('Left out: the answer is the body.')),
})

export const faqs = defineCollection({
  schema,
  text,
  place: { page: '/ho-tro/cac-cau-hoi-thuong-gap' },
  unique: { order: { of: ({ category, order }) => `${category} ${order}` } },
  compare: (a, b) =>
    faqCategories.indexOf(a.facts.category) - faqCategories.indexOf(b.facts.category) || a.facts.order - b.facts.order,
})

export type FaqFacts = FactsOf<typeof faqs>
export type FaqMatter = MatterOf<typeof faqs>
