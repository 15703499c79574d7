import type { Payload } from '#site/payloads.ts'
import type { PayloadContext } from '../payload/payload-context.ts'
import { planPages } from './plan-pages.ts'

/** The payloads of all pages of one language, in a fixed order. */
export function* toPayloads(context: PayloadContext): Generator<Payload> {
  for (const page of planPages(context)) yield page.toPayload(context)
}
