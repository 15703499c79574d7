import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import type { WithoutAttachments } from '#engine/model/entries/attachments.ts'
import { describe } from '#engine/model/entries/describe.ts'
import { exampleMoment, instantField, localizedText, reference } from '#engine/model/entries/fields.ts'
import { pageFields } from '#engine/model/entries/page-fields.ts'
import { askedField, textSchema } from '#engine/model/entries/text.ts'
import { iconField } from '#engine/model/icon-name.ts'
import { deskNames } from '#features/company/collections/vocabulary.ts'
import { dealKinds } from '#features/deals/vocabulary.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import { pagePath, productFacts, productMatter, typesetText } from './product-schema.ts'

/** The first steps of readers who must call at once: `urgent` in the frontmatter. */
const urgentMatter = v.strictObject({
  title: v.pipe(typesetText(60), v.description('What has happened, and what to do, in a line.')),
  steps: v.pipe(
    v.array(typesetText(110)),
    v.length(3, 'Must have three steps'),
    v.description('The first three things to do, a sentence each; the first one is the call.'),
  ),
})

export type UrgentMatter = v.InferOutput<typeof urgentMatter>

/** The headings of the home page's blocks. */
const homeHeadings = v.strictObject({
  research: v.pipe(v.optional(typesetText(60)), v.description('Above the newest research.')),
  cost: v.pipe(v.optional(typesetText(60)), v.description('Above what an order costs.')),
  dividends: v.pipe(v.optional(typesetText(60)), v.description('Above the dividends of each year.')),
  safety: v.pipe(v.optional(typesetText(60)), v.description('Above what to do where an account is in danger.')),
  latest: v.pipe(v.optional(typesetText(60)), v.description('Above news and announcements.')),
})

export type HomeHeadings = v.InferOutput<typeof homeHeadings>

/** `entry.yaml` of a page. Its folder below `content/pages` is its URL. */
export const pageSchema = v.strictObject({
  ...pageFields,
  icon: v.optional(iconField),
  desk: v.optional(
    v.pipe(
      v.picklist(deskNames),
      v.description('The desk whose contact the page shows, such as bao-chi; from the profile.'),
    ),
  ),
  deals: v.optional(
    v.pipe(
      v.array(v.picklist(dealKinds)),
      v.minLength(1, 'Must name at least one'),
      v.description('Only for a section or a product: the kinds of deals that its page lists, such as [trai-phieu].'),
    ),
  ),
  asked: v.optional(
    v.pipe(
      v.array(pagePath),
      v.minLength(2, 'Must name at least two'),
      v.maxLength(6, 'Must name at most six'),
      v.description(
        'Only for a section: the paths of the pages that visitors ask for most, which lead its page: [/ho-tro/bieu-phi, /landing].',
      ),
    ),
  ),
  product: v.optional(
    v.pipe(
      productFacts,
      v.description('Only for a product or service: the fees, questions and pages that its page shows.'),
    ),
  ),
  guide: v.optional(
    v.pipe(
      reference('guides'),
      v.description('Only for the campaign page /landing: the slug of the guide to opening an account.'),
    ),
  ),
  servicesConfirmedAt: v.optional(
    v.pipe(
      instantField,
      describe(
        say`Only for /ho-tro/tinh-trang-dich-vu: when somebody last looked at all services and found them well, such as ${typed(exampleMoment)}.`,
      ),
    ),
  ),
  licence: v.optional(
    v.pipe(
      v.strictObject({
        name: v.pipe(localizedText(80), v.description('Its name, in each language: CC BY 4.0.')),
        url: v.pipe(
          v.string(),
          v.regex(/^https:\/\/\S+$/, 'Must begin with https://'),
          v.description('Where its text is: https://creativecommons.org/licenses/by/4.0/.'),
        ),
      }),
      v.description(
        'Only for the page of open data: the terms under which anybody may use the data. The firm decides on them; files state them.',
      ),
    ),
  ),
  attachments: attachmentsField,
})

export type PageFacts = WithoutAttachments<v.InferOutput<typeof pageSchema>>

/** The frontmatter of its texts. */
export const pageTextSchema = v.strictObject({
  ...textSchema.entries,
  asked: askedField,
  needs: v.optional(
    v.pipe(
      v.array(typesetText(40)),
      v.minLength(1, 'Must name at least one'),
      v.maxLength(4, 'Must name at most four'),
      v.description(
        'Only for the campaign page /landing: what opening an account takes, a few words each: the minutes, the papers.',
      ),
    ),
  ),
  headings: v.optional(
    v.pipe(
      homeHeadings,
      v.description('Only for the home page: the headings of its blocks. Without one, a block has the usual heading.'),
    ),
  ),
  urgent: v.optional(
    v.pipe(
      urgentMatter,
      v.description('Only for a page with a desk that is called at once: its number opens the page, with these steps.'),
    ),
  ),
  product: v.optional(
    v.pipe(
      productMatter,
      v.description('Only for a product or service: audience, benefits, steps, contact. In every language.'),
    ),
  ),
})

export type PageMatter = v.InferOutput<typeof pageTextSchema>

declare module '#engine/model/site/register.ts' {
  interface Register {
    pageFacts: PageFacts
    pageMatter: PageMatter
  }
}
