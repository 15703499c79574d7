import type { AlertService } from '#engine/model/config/alert-service.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Translate } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { RenderSite } from '#engine/render/site/render-site.ts'
import type { BuildGraph } from './build-graph.ts'
import type { TrackedContent } from './track-content.ts'

interface TrackedContextOptions {
  site: RenderSite
  graph: Pick<BuildGraph, 'recordRead' | 'derive' | 'remember'>
  tracked: TrackedContent
  locale: Locale
  origin: string
  alerts: AlertService | undefined
  translate: Translate
}

/** The input of all payloads of one language. What a payload reads of it is recorded. */
export function createTrackedContext(options: TrackedContextOptions): PayloadContext {
  const { site, graph, tracked, locale, origin, alerts, translate } = options
  const context: PayloadContext = {
    site,
    content: tracked.content,
    indexOf: tracked.indexOf,
    derive: graph.derive,
    remember: graph.remember,
    locale,
    get origin() {
      graph.recordRead('settings', 'value')
      return origin
    },
    get alerts() {
      graph.recordRead('settings', 'value')
      return alerts
    },
    translate: (text) => {
      graph.recordRead(`messages ${locale}`, 'value')
      return translate(text)
    },
    toItem: (entry) => {
      const item = site.entries[entry.collection].toItem(entry, { site, locale, indexOf: tracked.indexOf })
      return { ...item, ...site.toCover(context, entry) }
    },
    addToEntry: (entry) => site.addToEntry(context, entry),
    toCover: (entry) => site.toCover(context, entry),
    toDesk: (path) => site.toDesk(context, path),
  }
  return context
}
