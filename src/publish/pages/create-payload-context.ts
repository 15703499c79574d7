import { entryBuilders } from '#site/build/entry-builders.ts'
import type { BuildContext } from '../payload/build-context.ts'
import type { PayloadContext } from '../payload/payload-context.ts'

/** The input of all payloads of one language. */
export function createPayloadContext(context: BuildContext): PayloadContext {
  return { ...context, toItem: (entry) => entryBuilders[entry.collection].toItem(entry, context.locale) }
}
