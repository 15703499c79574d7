import * as v from 'valibot'
import { slugPathSchema, slugSchema } from '#engine/model/urls/slug.ts'
import { reportCategoryNames } from '#features/research/collections/codes.ts'

/** The `params` option of a route. For values that the schema refuses, `checkParams` of the root route throws not-found. */
function parseParams<Schema extends v.GenericSchema<Record<string, string>, Record<string, string>>>(schema: Schema) {
  return { parse: (raw: Readonly<Record<string, string | undefined>>) => v.parse(schema, raw) }
}

export const slugParams = parseParams(v.object({ slug: slugSchema }))
export const splatParams = parseParams(v.object({ _splat: slugPathSchema }))

export const categoryParams = parseParams(v.object({ category: v.picklist(reportCategoryNames) }))

/** A parameter with a known set of values. */
export function codeParams<const Codes extends readonly [string, ...string[]]>(codes: Codes) {
  return parseParams(v.object({ code: v.picklist(codes) }))
}
