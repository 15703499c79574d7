import * as v from 'valibot'
import { localizedText, reference, text } from '#engine/model/entries/fields.ts'
import { feeProducts } from '#features/fees/collection.ts'
import { typeset } from '#lib/text/typeset.ts'

/** A text in the frontmatter, with the quotes and spaces of its language. */
export const typesetText = (maxLength: number) => v.pipe(text(maxLength), v.transform(typeset))

/** The path of a page; `checkPageFields` ensures that it exists. */
export const pagePath = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, 'Must be a path such as /ho-tro/lien-he'))

/** Facts on the page of a product or service in every language: `product` in its `entry.yaml`. */
export const productFacts = v.strictObject({
  needsAccount: v.pipe(
    v.optional(v.boolean(), false),
    v.description('true where the way begins with a securities account: the page links to opening one and to the app.'),
  ),
  pricing: v.optional(
    v.pipe(
      v.variant('kind', [
        v.strictObject({
          kind: v.literal('bieu-phi'),
          fees: v.pipe(
            v.array(v.picklist(feeProducts)),
            v.minLength(1, 'Must name at least one'),
            v.description('The products whose schedules in force give the rates: [co-phieu, ky-quy].'),
          ),
        }),
        v.strictObject({
          kind: v.literal('theo-hop-dong'),
          basis: v.pipe(
            localizedText(140),
            v.description('What the fee is made of and when it is known, in each language. No figure, and no promise.'),
          ),
        }),
      ]),
      v.description(
        'Where the price comes from. bieu-phi: the fee schedules in force; theo-hop-dong: agreed with each client, so that ' +
          'there is no public rate. Required on a published page.',
      ),
    ),
  ),
  faqs: v.pipe(
    v.optional(v.array(reference('faqs')), []),
    v.description('The slugs of frequently asked questions that the page also shows, in this order.'),
  ),
  links: v.pipe(
    v.optional(v.array(pagePath), []),
    v.description('The paths of related pages, such as guides or other services: [/ho-tro/lien-he].'),
  ),
})

export type ProductFacts = v.InferOutput<typeof productFacts>

/** The parts of the text that every product or service has: `product` in its frontmatter. */
export const productMatter = v.strictObject({
  conditions: v.pipe(
    v.strictObject({
      minimum: v.pipe(
        typesetText(160),
        v.description('The smallest amount, order or mandate, or that there is none. Fees have minimums of their own.'),
      ),
      eligibility: v.pipe(typesetText(160), v.description('Who may use it, and who may not, in a sentence.')),
      risk: v.pipe(typesetText(180), v.description('The main risk for the client, in a sentence. Do not soften it.')),
    }),
    v.description('The terms at the top of the page, beside the price, which `pricing` in entry.yaml says.'),
  ),
  audience: v.pipe(
    v.array(typesetText(300)),
    v.minLength(1, 'Must name at least one'),
    v.description('Who it is for, a line for each kind of client.'),
  ),
  benefits: v.pipe(
    v.array(
      v.strictObject({
        title: v.pipe(typesetText(90), v.description('The benefit, in a few words.')),
        text: v.pipe(typesetText(400), v.description('What the benefit means for clients, in a sentence.')),
      }),
    ),
    v.minLength(2, 'Must have at least two'),
    v.description('The benefits for clients: a few words and a sentence each. Do not promise profits.'),
  ),
  steps: v.pipe(
    v.array(
      v.strictObject({
        title: v.optional(v.pipe(typesetText(90), v.description('The step in a few words, if its text is long.'))),
        text: v.pipe(typesetText(500), v.description('What happens in this step, and who does it.')),
      }),
    ),
    v.minLength(2, 'Must have at least two'),
    v.description('The process, step by step.'),
  ),
  contact: v.pipe(typesetText(300), v.description('Who to contact, and for what, in a sentence.')),
})

export type ProductMatter = v.InferOutput<typeof productMatter>
