import * as v from 'valibot'
import { reference } from '#engine/model/entries/fields.ts'

/** The issuers that an article is about. `checkIssuers` ensures that its texts name them. */
export const issuersField = v.optional(
  v.pipe(
    v.array(reference('issuers')),
    v.minLength(1, 'Must name at least one'),
    v.description('The issuers that it is about, by their folders: [zzb].'),
  ),
)
