import { Hono } from 'hono'
import { policyHeader } from '#engine/model/config/framed-policy.ts'
import type { SiteConfig } from '#engine/model/config/site-config.ts'
import type { Awaitable, SiteRelease, Store } from '#engine/model/config/store.ts'
import { toText, type Answer } from './answer.ts'
import { createAnswers } from './find-answer.ts'
import { importRenderer } from './import-renderer.ts'
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts'
import { toFramedHeaders, toHeaderSettings, toSecurityHeaders } from './security-headers.ts'
import { createRequestReader, isSecureRequest, type SiteRequest } from './site-request.ts'
import { createSlowAnswers, type AnswerSlowly } from './slow-answers.ts'

const methods = ['GET', 'HEAD', 'OPTIONS']
const allowed = { Allow: methods.join(', ') }
const urlLimit = 8 * 1024

interface AppOptions {
  /** Those that are held in memory. */
  recent?: RecentAnswers
  /** By default they are made at once. */
  answerSlowly?: AnswerSlowly
  /** Called with what made an answer fail. */
  report?: (error: unknown) => void
}

/** The source of the security headers. */
type HeaderSource = Pick<SiteRequest, 'isSecure'> & { release: SiteRelease | undefined }

/** The security headers of one release, by whether the answer is a page. */
interface ReleaseHeaders {
  release: SiteRelease | undefined
  toHeaders: (isSecure: boolean, isPage: boolean) => Readonly<Record<string, string>>
}

/** Some hundred pages, with the scripts and styles. */
const defaultCacheBytes = 16 * 1024 * 1024

/** The site as a function from request to response. All responses come from the current release of the store. */
export function createApp(store: Store, config: SiteConfig, options: AppOptions = {}): Hono {
  const {
    recent = createRecentAnswers(defaultCacheBytes),
    answerSlowly = createSlowAnswers(store, importRenderer),
    report = (error) => console.error(error),
  } = options
  const toHeaders = createReleaseHeaders()
  const readRequest = createRequestReader(config)
  const findAnswer = createAnswers(store, answerSlowly)

  const toSecurity = (answer: Answer, { release, isSecure }: HeaderSource) => {
    const policy = answer.headers[policyHeader]
    return policy === undefined ? toHeaders(release)(isSecure, isPage(answer)) : toFramedHeaders({ isSecure, policy })
  }
  const complete = (answer: Answer, { release, isSecure }: HeaderSource): Answer => ({
    ...answer,
    headers: { ...answer.headers, ...toSecurity(answer, { release, isSecure }) },
  })
  const makeAnswer = async (request: SiteRequest): Promise<Answer> => {
    const answer = complete(await findAnswer(request), request)
    recent.keep(request, answer)
    return answer
  }
  const answerTo = (raw: Request, release: SiteRelease): Awaitable<Answer> => {
    const refusal = refuse(raw)
    if (refusal) return complete(refusal, { release, isSecure: isSecureRequest(raw, config) })
    const request = readRequest(raw, { release, revision: store.revision?.() })
    // At once where it is known: servers on Node send that much faster than what they have to wait for.
    return recent.find(request) ?? makeAnswer(request)
  }

  const app = new Hono()
  // One route for all: what answers depends on the release, and each further handler of Hono takes time.
  app.all('*', ({ req: { raw } }) => {
    let release: SiteRelease | undefined
    const toFailure = (error: unknown) => {
      report(error)
      const failure = toText(500, 'Something went wrong on our side')
      return toResponse(complete(failure, { release, isSecure: isSecureRequest(raw, config) }))
    }
    try {
      release = store.current()
      const answer = answerTo(raw, release)
      return answer instanceof Promise ? answer.then(toResponse).catch(toFailure) : toResponse(answer)
    } catch (error) {
      return toFailure(error)
    }
  })
  return app
}

function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers })
}

/** The answer to requests that no release is asked for. */
function refuse({ method, url }: Request): Answer | undefined {
  if (!methods.includes(method)) return toText(405, 'Method not allowed', allowed)
  if (url.length > urlLimit) return toText(414, 'This URL is too long')
  return method === 'OPTIONS' ? { status: 204, headers: allowed, body: null } : undefined
}

/** True for documents, and for what tells a client that it has one. */
function isPage({ headers }: Answer): boolean {
  return headers['Content-Type']?.startsWith('text/html') === true
}

/** The security headers of a release; without one, for an error, those of the last. They are made again only for another one. */
function createReleaseHeaders() {
  let made = toReleaseHeaders(undefined)
  return (release: SiteRelease | undefined): ReleaseHeaders['toHeaders'] => {
    if (release && made.release !== release) made = toReleaseHeaders(release)
    return made.toHeaders
  }
}

function toReleaseHeaders(release: SiteRelease | undefined): ReleaseHeaders {
  const settings = release ? toHeaderSettings(release.settings) : { iconOrigins: [], alertOrigin: undefined }
  // Those that the pages were built with. No other answer has styles, and they are two thirds of the policy.
  const ofPages = release?.styleHashes ?? []
  const make = (styleHashes: readonly string[]) => ({
    secure: toSecurityHeaders({ isSecure: true, ...settings, styleHashes }),
    plain: toSecurityHeaders({ isSecure: false, ...settings, styleHashes }),
  })
  const [page, other] = [make(ofPages), make([])]
  return {
    release,
    toHeaders: (isSecure, isPage) => (isPage ? page : other)[isSecure ? 'secure' : 'plain'],
  }
}
