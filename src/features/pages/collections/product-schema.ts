import * as v from 'valibot'
import { typeset } from '#lib/text/typeset.ts'
import { feeProducts } from '#features/fees/collection.ts'
import { reference, text } from '#model/entries/fields.ts'

const printed = (maxLength: number) => v.pipe(text(maxLength), v.transform(typeset))

/** What belongs with a product or service, whatever the language: `product` in the page's `entry.yaml`. */
export const productFacts = v.strictObject({
  fees: v.pipe(
    v.optional(v.array(v.picklist(feeProducts)), []),
    v.description('Products of the fee schedules whose rates in force are shown.'),
  ),
  faqs: v.pipe(
    v.optional(v.array(reference('faqs')), []),
    v.description('Slugs of the questions that are answered here too, in this order.'),
  ),
  links: v.pipe(
    v.optional(v.array(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, 'Must be a path such as /ho-tro/lien-he'))), []),
    v.description('Further pages that belong with it, as paths: guides, other services.'),
  ),
})

export type ProductFacts = v.InferOutput<typeof productFacts>

/** What the text of a product or service says in the same places as all others: `product` in its frontmatter. */
export const productMatter = v.strictObject({
  audience: v.pipe(
    v.array(printed(300)),
    v.minLength(1, 'Must name at least one'),
    v.description('Whom it is for, one kind of client a line.'),
  ),
  benefits: v.pipe(
    v.array(
      v.strictObject({
        title: v.pipe(printed(90), v.description('The benefit, in a few words.')),
        text: v.pipe(printed(400), v.description('What that means for them, in a sentence.')),
      }),
    ),
    v.minLength(2, 'Must have at least two'),
    v.description('What it does for them: a few words, and a sentence each. No promises of profit.'),
  ),
  steps: v.pipe(
    v.array(
      v.strictObject({
        title: v.optional(v.pipe(printed(90), v.description('The step in a few words, where its text is long.'))),
        text: v.pipe(printed(500), v.description('What happens in it, and who does it.')),
      }),
    ),
    v.minLength(2, 'Must have at least two'),
    v.description('The process, step by step: what happens, and a few words above it where it is long.'),
  ),
  contact: v.pipe(printed(300), v.description('Whom to turn to, and with what, in a sentence.')),
})

export type ProductMatter = v.InferOutput<typeof productMatter>
