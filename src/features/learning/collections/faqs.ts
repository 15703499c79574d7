import * as v from 'valibot'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { askedField, textSchema } from '#engine/model/entries/text.ts'

/** In the order of the page that shows them. */
const faqCategories = ['tai-khoan', 'dat-lenh', 'thanh-toan', 'ky-quy', 'phi-thue', 'an-toan'] as const

const schema = defineFacts(
  v.strictObject({
    category: v.pipe(
      v.picklist(faqCategories),
      v.description(
        'The section of the page. tai-khoan: accounts; dat-lenh: orders; thanh-toan: settlement; ky-quy: margin; phi-thue: fees and taxes; an-toan: security.',
      ),
    ),
    order: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('The position in its category: 10, 20, 30 …')),
    ...commonFields,
  }),
)

const text = v.strictObject({
  ...textSchema.entries,
  asked: askedField,
  title: v.pipe(textSchema.entries.title, v.description('The question, as a visitor would ask it.')),
  summary: v.pipe(
    v.optional(v.literal(''), ''),
    v.description('Leave it out: the answer is the text below the frontmatter.'),
  ),
})

export const faqs = defineCollection({
  schema,
  text,
  place: { page: '/ho-tro/cac-cau-hoi-thuong-gap' },
  shown: ['category'],
  searched: [],
  details: [],
  needsText: true,
  unique: { order: { of: ({ category, order }) => `${category} ${order}` } },
  compare: (a, b) =>
    faqCategories.indexOf(a.facts.category) - faqCategories.indexOf(b.facts.category) || a.facts.order - b.facts.order,
})

export type FaqFacts = FactsOf<typeof faqs>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    faqs: typeof faqs
  }
}
