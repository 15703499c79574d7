import * as v from 'valibot'
import { typeset } from '#lib/text/typeset.ts'
import { text } from './fields.ts'

const printed = (maxLength: number) => v.pipe(text(maxLength), v.transform(typeset))

/** The frontmatter of `vi.md` and `en.md`, the same for every kind of entry. */
export const textSchema = v.strictObject({
  title: v.pipe(printed(160), v.description('The heading of the page, and its title in search results.')),
  summary: v.pipe(
    printed(400),
    v.description('One or two sentences for lists and search results; it does not repeat the title.'),
  ),
  coverAlt: v.optional(
    v.pipe(
      text(200),
      v.description('What the cover shows, for readers who do not see it. Needed exactly where the entry has a cover.'),
    ),
  ),
  seo: v.optional(
    v.pipe(
      v.strictObject({
        title: v.optional(v.pipe(text(70), v.description('A shorter title for search results.'))),
        description: v.optional(v.pipe(text(170), v.description('A shorter description for search results.'))),
      }),
      v.description('Only where search results need other words than the page.'),
    ),
  ),
})

export type TextMatter = v.InferOutput<typeof textSchema>
