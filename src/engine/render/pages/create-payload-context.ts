import type { BuildContext } from '../payload/build-context.ts'
import { createIndexes } from '../payload/create-indexes.ts'
import type { Derive, PayloadContext } from '../payload/payload-context.ts'
import type { RenderSite } from '../site/render-site.ts'

/** The input of all payloads of one language, from content that does not change. */
export function createPayloadContext(site: RenderSite, context: Omit<BuildContext, 'site'>): PayloadContext {
  const derived = new Map<string, unknown>()
  const derive: Derive = <Value>(key: string, compute: () => Value): Value => {
    if (!derived.has(key)) derived.set(key, compute())
    return derived.get(key) as Value // computed by the same function: a key has one
  }
  const indexOf = createIndexes(() => context.content)
  const made: PayloadContext = {
    ...context,
    site,
    derive,
    indexOf,
    toItem: (entry) => site.entries[entry.collection].toItem(entry, { locale: context.locale, indexOf }),
    addToEntry: (entry) => site.addToEntry(made, entry),
    toDesk: (path) => site.toDesk(made, path),
  }
  return made
}
