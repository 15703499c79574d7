import * as v from 'valibot'
import { reportCategoryNames } from '#model/urls/codes.ts'
import { slugPathSchema, slugSchema } from '#model/urls/slug.ts'

/** `params` of a route. What the schema refuses is a page that does not exist: `checkParams` at the root says so. */
export function parseParams<Schema extends v.GenericSchema<Record<string, string>, Record<string, string>>>(
  schema: Schema,
) {
  return { parse: (raw: Readonly<Record<string, string | undefined>>) => v.parse(schema, raw) }
}

export const slugParams = parseParams(v.object({ slug: slugSchema }))
export const splatParams = parseParams(v.object({ _splat: slugPathSchema }))

export const categoryParams = parseParams(v.object({ category: v.picklist(reportCategoryNames) }))

/** A parameter with a known set of values. */
export function codeParams<const Codes extends readonly [string, ...string[]]>(codes: Codes) {
  return parseParams(v.object({ code: v.picklist(codes) }))
}
