import { tags } from '#brand'

/** Topics of entries of all collections. */
export { tags }

export type TagName = (typeof tags)[number]
