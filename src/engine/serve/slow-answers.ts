import type { Store } from '#engine/model/config/store.ts'
import type { Answer } from './answer.ts'
import type { ImportRenderer } from './find-view.ts'
import { findBundle, sendBundle } from './send-bundle.ts'
import type { SiteRequest } from './site-request.ts'
import { createViewPages } from './view-pages.ts'

/** Answers that take milliseconds to make. Undefined where the release has none. */
export type AnswerSlowly = (request: SiteRequest) => Promise<Answer | undefined>

/** ZIPs, and pages as queries show them. A server that has threads makes them in one of their own. */
export function createSlowAnswers(store: Store, importRenderer: ImportRenderer): AnswerSlowly {
  const sendView = createViewPages(store, importRenderer)
  return async (request) => {
    const bundle = await findBundle(request.release, request.url.pathname)
    return bundle ? sendBundle(store, bundle, request) : sendView(request)
  }
}
