import * as v from 'valibot'
import type { SaidText } from '#lib/say/message.ts'
import type { Diagnostic } from './diagnostics.ts'

/** A message as a cache has it. */
export const saidTextSchema: v.GenericSchema<unknown, SaidText> = v.object({
  text: v.string(),
  values: v.array(
    v.union([
      v.string(),
      v.number(),
      v.object({ figure: v.string() }),
      v.object({ typed: v.string() }),
      v.lazy(() => saidTextSchema),
    ]),
  ),
})

/** A diagnostic that a cache has. */
export const diagnosticSchema: v.GenericSchema<unknown, Diagnostic> = v.object({
  file: v.string(),
  line: v.number(),
  column: v.number(),
  message: v.string(),
  said: v.exactOptional(saidTextSchema),
  rule: v.string(),
  class: v.picklist(['integrity', 'law', 'site', 'wording']),
  severity: v.picklist(['error', 'warning', 'advice']),
  fix: v.exactOptional(v.object({ found: v.string(), replacement: v.string() })),
  subject: v.exactOptional(v.string()),
  mayStay: v.exactOptional(v.literal(true)),
})
