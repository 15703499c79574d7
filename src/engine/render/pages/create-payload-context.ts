import { entryBuilders } from '#site/build/entry-builders.ts'
import type { BuildContext } from '../payload/build-context.ts'
import { createIndexes } from '../payload/create-indexes.ts'
import type { Derive, PayloadContext } from '../payload/payload-context.ts'

/** The input of all payloads of one language, from content that does not change. */
export function createPayloadContext(context: BuildContext): PayloadContext {
  const derived = new Map<string, unknown>()
  const derive: Derive = <Value>(key: string, compute: () => Value): Value => {
    if (!derived.has(key)) derived.set(key, compute())
    return derived.get(key) as Value // computed by the same function: a key has one
  }
  const indexOf = createIndexes(() => context.content)
  return {
    ...context,
    derive,
    indexOf,
    toItem: (entry) => entryBuilders[entry.collection].toItem(entry, { locale: context.locale, indexOf }),
  }
}
