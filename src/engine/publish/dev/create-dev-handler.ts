import {
  previewLanguagesPath,
  previewStatePath,
  type PreviewFailure,
  type PreviewPage,
  type PreviewProblem,
  type PreviewState,
} from '#engine/model/config/preview.ts'
import type { SiteConfig } from '#engine/model/config/site-config.ts'
import type { Store } from '#engine/model/config/store.ts'
import { parsePayloadUrl } from '#engine/model/urls/address.ts'
import type { DevSite, OpenView } from './open-dev-site.ts'
import { toPreviewMoment } from './preview-moment.ts'
import { readChoice, type PreviewChoice, type ReadChoice } from './read-choice.ts'
import { hasError, toFailure, toPagePreview, toPreviewState } from './to-preview-state.ts'

/** Creates the site's request handler. It is a parameter because this layer must not import the server. */
export type CreateApp = (
  store: Store,
  config: SiteConfig,
) => { fetch: (request: Request) => Response | Promise<Response> }

export interface DevHandler {
  /**
   * Reads the content and the code again. While that is under way, one more is kept waiting, for all changes that come
   * meanwhile. Never fails: what is wrong is the answer to each request.
   */
  refresh: DevSite['refresh']
  /** Waits for the refreshes that have begun. */
  answer: (request: Request) => Promise<Response>
}

interface HandlerOptions {
  createApp: CreateApp
  /** Told of each error. */
  logError: (message: string) => void
  /** Makes the answer that shows a page of the preview itself. */
  toPage: (page: PreviewPage, request: Request, status: number) => Response | Promise<Response>
  /** The clock, for an example of a moment. */
  clock: SiteConfig['clock']
}

/** Answers requests in development: from the site as it is chosen, or with what is wrong with it. */
export function createDevHandler(
  site: Pick<DevSite, 'refresh' | 'open' | 'inspect'>,
  { createApp, logError, toPage, clock }: HandlerOptions,
): DevHandler {
  /** The latest message, until something succeeds: it is logged once. */
  let logged: string | undefined
  const tell = (error: unknown): PreviewFailure => {
    const message = error instanceof Error ? error.message : String(error)
    if (message !== logged) logError(message)
    logged = message
    return toFailure(error)
  }
  /** The failure, if there is one. */
  const attempt = async (run: () => Promise<void>): Promise<PreviewFailure | undefined> => {
    try {
      await run()
      logged = undefined
      return undefined
    } catch (error) {
      return tell(error)
    }
  }
  let ready = Promise.resolve<PreviewFailure | undefined>(undefined)
  let waiting: { hasCodeChanged: boolean } | undefined
  const refresh = ({ hasCodeChanged }: { hasCodeChanged: boolean }): Promise<PreviewFailure | undefined> => {
    if (waiting) {
      waiting.hasCodeChanged ||= hasCodeChanged
    } else {
      const change = { hasCodeChanged }
      waiting = change
      ready = ready.then(() => {
        waiting = undefined // what changes from now on may have been read already
        return attempt(() => site.refresh(change))
      })
    }
    return ready
  }
  const apps = new WeakMap<Store, ReturnType<CreateApp>>()
  const answerFrom = async ({ store, config, prepare }: OpenView, request: Request): Promise<Response> => {
    const app = apps.get(store) ?? createApp(store, config)
    apps.set(store, app)
    await prepare(new URL(request.url))
    return app.fetch(request)
  }

  /** The answer of the site, as it was chosen; what is not published has its own pages in any case. */
  const answerFromSite = async (request: Request, choice: PreviewChoice): Promise<Response> => {
    const published = await site.open({ ...choice, isAll: false })
    const problem = await findProblem(request, published.hidden)
    if (problem) return toPage(problem, request, 500)
    const all = async () => answerFrom(await site.open({ ...choice, isAll: true }), request)
    if (choice.isAll) return all()
    const answer = await answerFrom(published, request)
    if (answer.status !== 404 || published.hidden.size === 0) return answer
    const hidden = await all()
    return hidden.status === 404 ? answer : hidden
  }

  /** The page that says what is wrong with an entry, where no version of it can be shown. */
  const findProblem = async (request: Request, hidden: OpenView['hidden']): Promise<PreviewPage | undefined> => {
    const { pathname } = new URL(request.url)
    const path = parsePayloadUrl(pathname)?.address.path ?? pathname
    const find = () => {
      const { entries, faults, isEarlier, isUnreadable } = site.inspect()
      const found = [...entries].find(([, entry]) => entry.isOwnPage && entry.path === path)?.[0]
      if (found === undefined || isEarlier(found)) return undefined
      const errors = hasError(faults.byFolder.get(found))
      return errors || isUnreadable(found) ? found : undefined
    }
    if (find() === undefined) return undefined
    // Not every change is told, such as the removal of a link to nothing: while something is wrong, each request looks again.
    const failure = await refresh({ hasCodeChanged: false })
    if (failure !== undefined) return { kind: 'failure', ...failure }
    if (find() === undefined) return undefined
    const { problems = [], status } = toPagePreview(path, site.inspect(), hidden) ?? {}
    return { kind: 'problems', problems, status }
  }

  const toState = async (request: Request, choice: PreviewChoice): Promise<PreviewState> => {
    const path = new URL(request.url).searchParams.get('path') ?? ''
    const failure = await ready
    if (failure) {
      const problems = failure.problems.length > 0 ? failure.problems : [toSiteProblem(failure)]
      return { ...toEmptyState(choice, clock()), problems, siteProblem: failure.message }
    }
    const { now, hidden, duties } = await site.open({ ...choice, isAll: false })
    const state = toPreviewState(path, site.inspect(), { choice, now, hidden, duties: duties() })
    return { ...state, siteProblem: undefined }
  }

  const answer = async (request: Request, read: Exclude<ReadChoice, { kind: 'chosen' }>): Promise<Response> => {
    if (read.kind === 'bad moment') {
      const page = { kind: read.kind, value: read.value, example: toPreviewMoment(clock()) } as const
      return toPage(page, request, 400)
    }
    const { choice } = read
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === previewStatePath) return Response.json(await toState(request, choice))
    if (pathname === previewLanguagesPath) {
      return toPage({ kind: 'languages', path: searchParams.get('path') ?? '/' }, request, 200)
    }
    const isWrong = (await ready) !== undefined && (await refresh({ hasCodeChanged: false })) !== undefined
    const problem = isWrong ? await ready : undefined
    if (problem !== undefined) return toPage({ kind: 'failure', ...problem }, request, 500)
    try {
      const found = await answerFromSite(request, choice)
      logged = undefined
      return found
    } catch (error) {
      return toPage({ kind: 'failure', ...tell(error) }, request, 500)
    }
  }
  return {
    refresh: async (change) => void (await refresh(change)),
    answer: async (request) => {
      const read = readChoice(request)
      if (read.kind !== 'chosen') return withoutPolicies(await answer(request, read), request)
      // Also in a frame, unlike a language: the desk chooses the moment of its frame.
      const headers = new Headers({ Location: read.location })
      for (const cookie of read.cookies) headers.append('Set-Cookie', cookie)
      return new Response(null, { status: 303, headers })
    },
  }
}

/** An error of the site as a whole, such as one of its code, which stands in no file of the content. */
function toSiteProblem({ message, translations }: PreviewFailure): PreviewProblem {
  return { place: '', message, translations, severity: 'error', path: undefined }
}

function toEmptyState({ at, isAll }: PreviewChoice, now: Date): Omit<PreviewState, 'siteProblem'> {
  const moment = toPreviewMoment(at ?? now)
  return {
    moment,
    isOther: at !== undefined,
    isAll,
    page: undefined,
    unpublished: [],
    problems: [],
    lost: [],
    duties: [],
  }
}

/** Vite's client needs inline scripts and styles, which the policy forbids; and the preview shows pages in frames. */
function withoutPolicies(response: Response, request: Request): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Security-Policy')
  headers.delete('X-Frame-Options')
  // The language of a frame is no choice for all pages.
  if (request.headers.get('Sec-Fetch-Dest') === 'iframe') headers.delete('Set-Cookie')
  return new Response(response.body, { status: response.status, headers })
}
