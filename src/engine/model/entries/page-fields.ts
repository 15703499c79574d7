import * as v from 'valibot'
import { sampleField } from './fields.ts'

/** The fields that the pages of every site have. */
export const pageFields = {
  status: v.pipe(
    v.optional(v.picklist(['draft', 'published']), 'published'),
    v.description('draft: not on the site; published. A page with a route in the code must be published.'),
  ),
  order: v.pipe(
    v.number(),
    v.integer(),
    v.description('The position among the pages of the same section: 10, 20, 30 …'),
  ),
  sample: sampleField,
}

/** The facts that they are. */
export type CommonPageFacts = v.InferOutput<v.StrictObjectSchema<typeof pageFields, undefined>>
