import * as v from 'valibot'
import { typeset } from '#lib/text/typeset.ts'
import { text } from './fields.ts'

const typesetText = (maxLength: number) => v.pipe(text(maxLength), v.transform(typeset))

/** Of texts of pages and of the entries that visitors look for by words of their own. */
export const askedField = v.optional(
  v.pipe(
    v.array(text(60)),
    v.minLength(1, 'Must name at least one'),
    v.maxLength(20, 'Must name at most twenty'),
    v.description(
      'What visitors type when they look for this page, each as they type it: "fee schedule", "price list". The search shows it above its results. The order of words, accents, and words such as “when” do not count.',
    ),
  ),
)

/** The frontmatter that the texts of every collection have. */
export const textSchema = v.strictObject({
  title: v.pipe(typesetText(160), v.description('The heading of the page, and its title in search results.')),
  summary: v.pipe(
    typesetText(400),
    v.description('One or two sentences for lists and search results; it does not repeat the title.'),
  ),
  coverAlt: v.optional(
    v.pipe(
      text(200),
      v.description(
        'What the cover shows, for readers who cannot see it. Required if the entry has a cover, and only then.',
      ),
    ),
  ),
  seo: v.optional(
    v.pipe(
      v.strictObject({
        title: v.optional(v.pipe(text(70), v.description('A shorter title for search results.'))),
        description: v.optional(v.pipe(text(170), v.description('A shorter description for search results.'))),
      }),
      v.description('Only if search results need another title or description than the page.'),
    ),
  ),
})

export type TextMatter = v.InferOutput<typeof textSchema>
