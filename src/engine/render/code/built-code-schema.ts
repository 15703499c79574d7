import * as v from 'valibot'
import type { BuiltCode } from './built-code.ts'

const linksSchema = v.object({ styles: v.array(v.string()), links: v.string() })

/** The text in the file `code.json`, which has the hash of that text beside it. */
export const builtCodeSchema: v.GenericSchema<unknown, BuiltCode> = v.object({
  program: v.string(),
  template: v.object({
    typeface: v.string(),
    layers: v.string(),
    start: v.string(),
    site: linksSchema,
    routes: v.record(v.string(), linksSchema),
    styles: v.record(v.string(), v.string()),
    styleHashes: v.array(v.string()),
  }),
  assets: v.array(v.string()),
})
