import * as v from 'valibot'
import type { Diagnostic } from './diagnostics.ts'

/** A diagnostic that a cache has. */
export const diagnosticSchema: v.GenericSchema<unknown, Diagnostic> = v.object({
  file: v.string(),
  line: v.number(),
  column: v.number(),
  message: v.string(),
  rule: v.string(),
  class: v.picklist(['integrity', 'law', 'site', 'wording']),
  severity: v.picklist(['error', 'warning', 'advice']),
  fix: v.exactOptional(v.object({ found: v.string(), replacement: v.string() })),
  subject: v.exactOptional(v.string()),
  mayStay: v.exactOptional(v.literal(true)),
})
