import * as v from 'valibot'
import type { Diagnostic } from './diagnostics.ts'

/** A diagnostic that a cache has. */
export const diagnosticSchema: v.GenericSchema<unknown, Diagnostic> = v.object({
  file: v.string(),
  line: v.number(),
  column: v.number(),
  message: v.string(),
  isWarning: v.boolean(),
  fix: v.exactOptional(v.object({ found: v.string(), replacement: v.string() })),
  isOfForm: v.exactOptional(v.literal(true)),
})
