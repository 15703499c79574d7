import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import type { WithoutAttachments } from '#engine/model/entries/attachments.ts'
import { pageFields } from '#engine/model/entries/page-fields.ts'
import { textSchema } from '#engine/model/entries/text.ts'
import { iconField } from '#engine/model/icon-name.ts'
import { deskNames } from '#features/company/collections/vocabulary.ts'
import { dealKinds } from '#features/deals/vocabulary.ts'
import { productFacts, productMatter } from './product-schema.ts'

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
  product: v.optional(
    v.pipe(
      productFacts,
      v.description('Only for a product or service: the fees, questions and pages that its page shows.'),
    ),
  ),
  attachments: attachmentsField,
})

export type PageFacts = WithoutAttachments<v.InferOutput<typeof pageSchema>>

/** The frontmatter of its texts. */
export const pageTextSchema = v.strictObject({
  ...textSchema.entries,
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
