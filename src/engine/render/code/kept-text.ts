import * as v from 'valibot'
import { defineFormat } from '#engine/model/config/stored-json.ts'

/** A text, and the hash that says whether it is as it was written. */
export const keptTextFormat = defineFormat(1, v.object({ sum: v.string(), text: v.string() }))
