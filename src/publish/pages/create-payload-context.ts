import { entryBuilders } from '#site/build/entry-builders.ts'
import type { PayloadContext } from '../payload/payload-context.ts'

/** The input of all payloads of one language. */
export function createPayloadContext(options: Omit<PayloadContext, 'toItem'>): PayloadContext {
  return { ...options, toItem: (entry) => entryBuilders[entry.collection].toItem(entry, options.locale) }
}
