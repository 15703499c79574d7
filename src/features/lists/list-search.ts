import * as v from 'valibot'
import { listParams, optionalParam, toListSearchSchema } from '#engine/model/urls/search.ts'
import { listKinds, toKinds } from './list-kinds.ts'

/** The search parameters of the lists of a collection. The kind is one of its own; without a collection it is always absent. */
export function toCollectionSearchSchema<C extends string = never>(collection?: C) {
  return toListSearchSchema(collection === undefined ? [] : toKinds(collection))
}

/** The search parameters of a list of company reports, whose kind is the sector. */
export const companySearchSchema = v.object({
  ...toListSearchSchema(listKinds.reports).entries,
  [listParams.ticker]: optionalParam(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{2}$/))),
})
