import * as v from 'valibot'
import { defineFormat } from '#engine/model/config/stored-json.ts'
import { codeLanguage, translatedLanguages } from '#lib/say/languages.ts'

const person = v.object({ name: v.string(), email: v.string() })

const schema = v.object({
  path: v.string(),
  kind: v.picklist(['add', 'edit', 'remove']),
  state: v.picklist(['draft', 'sent', 'returned', 'approved', 'timed']),
  by: person,
  at: v.string(),
  /** All who have written it. */
  writers: v.array(v.string()),
  /** The hashes of the files of the content from which it began. */
  base: v.record(v.string(), v.string()),
  /** Bound to the bytes that were approved. */
  approval: v.optional(v.object({ by: v.string(), email: v.string(), at: v.string(), hash: v.string() })),
  remark: v.optional(v.object({ by: v.string(), at: v.string(), text: v.string() })),
  publishAt: v.optional(v.string()),
  /** Whoever has said when it is to be published, and publishes it then. */
  publisher: v.optional(person),
  /** The hash of the bytes when it was approved or timed: other bytes are neither. */
  boundTo: v.optional(v.string()),
  order: v.optional(
    v.object({
      action: v.picklist(['withdraw', 'postpone']),
      reason: v.object(v.entriesFromList([codeLanguage, ...translatedLanguages], v.string())),
      opensAt: v.optional(v.string()),
      recordDate: v.optional(v.string()),
    }),
  ),
  isEmbargoed: v.boolean(),
})

/** The facts of a change besides its bytes, as they are stored beside it. */
export type StoredFacts = v.InferOutput<typeof schema>

export const factsFormat = defineFormat<StoredFacts>(1, schema)
