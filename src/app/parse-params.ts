import * as v from 'valibot'
import { slugPathSchema, slugSchema } from '#engine/model/urls/slug.ts'

/** The `params` option of a route. For values that the schema refuses, `checkParams` of the root route throws not-found. */
function parseParams<Schema extends v.GenericSchema<Record<string, string>, Record<string, string>>>(schema: Schema) {
  return { parse: (raw: Readonly<Record<string, string | undefined>>) => v.parse(schema, raw) }
}

export const slugParams = parseParams(v.object({ slug: slugSchema }))
export const splatParams = parseParams(v.object({ _splat: slugPathSchema }))

// Parameters with a known set of values. `npm run site -- routes` reads in a route's file which set it has.

export function categoryParams<const Category extends string>(categories: readonly Category[]) {
  return parseParams(v.object({ category: v.picklist(categories) }))
}

export function codeParams<const Code extends string>(codes: readonly Code[]) {
  return parseParams(v.object({ code: v.picklist(codes) }))
}
