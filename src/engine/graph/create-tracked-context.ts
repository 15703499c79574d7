import type { Locale } from '#engine/model/locale/locale.ts'
import type { Translate } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { entryBuilders } from '#site/build/entry-builders.ts'
import type { BuildGraph } from './create-graph.ts'
import type { TrackedContent } from './track-content.ts'

interface TrackedContextOptions {
  graph: Pick<BuildGraph, 'read' | 'derive'>
  tracked: TrackedContent
  locale: Locale
  origin: string
  translate: Translate
}

/** The input of all payloads of one language. What a payload reads of it is recorded. */
export function createTrackedContext(options: TrackedContextOptions): PayloadContext {
  const { graph, tracked, locale, origin, translate } = options
  return {
    content: tracked.content,
    indexOf: tracked.indexOf,
    derive: graph.derive,
    locale,
    get origin() {
      graph.read('settings', 'value')
      return origin
    },
    translate: (text) => {
      graph.read(`messages ${locale}`, 'value')
      return translate(text)
    },
    toItem: (entry) => entryBuilders[entry.collection].toItem(entry, { locale, indexOf: tracked.indexOf }),
  }
}
