import type { Payload } from '#engine/model/payload-types.ts'
import type { PayloadContext } from '../payload/payload-context.ts'
import type { RenderSite } from '../site/render-site.ts'
import { planPages } from './plan-pages.ts'

/** The payloads of all pages of one language, in a fixed order. */
export function* toPayloads(site: RenderSite, context: PayloadContext): Generator<Payload> {
  for (const page of planPages(site, context)) yield page.toPayload(context)
}
