import * as v from 'valibot'

/** `?trang=n`: which page of a list. Anything else than a whole number from 1 falls back to 1 and never throws. */
export const listSearchSchema = v.object({
  trang: v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1), 1),
})

export type ListSearch = v.InferOutput<typeof listSearchSchema>

export const listSearchDefaults = { trang: 1 } as const satisfies ListSearch
