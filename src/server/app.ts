import { Hono } from 'hono'
import type { SiteConfig } from '#model/config/site-config.ts'
import type { SiteRelease, Store } from '#model/config/store.ts'
import { toText, type Answer } from './answer.ts'
import { createAnswers } from './find-answer.ts'
import { toSecurityHeaders } from './security-headers.ts'
import { createRequestReader, isSecureRequest } from './site-request.ts'

const methods = ['GET', 'HEAD', 'OPTIONS']
const urlLimit = 8 * 1024

/** The site as a function from request to response. All responses come from the current release of the store. */
export function createApp(store: Store, config: SiteConfig): Hono {
  const toHeaders = createReleaseHeaders()
  const readRequest = createRequestReader(config)
  const findAnswer = createAnswers(store)
  const answerTo = async (request: Request, release: SiteRelease): Promise<Answer> =>
    refuse(request) ?? findAnswer(readRequest(request, release))

  const app = new Hono()
  // One route for all: what answers depends on the release, and each further handler of Hono takes time.
  app.all('*', async ({ req: { raw: request } }) => {
    let release: SiteRelease | undefined
    let answer: Answer
    try {
      release = store.current()
      answer = await answerTo(request, release)
    } catch (error) {
      console.error(error)
      answer = toText(500, 'Something went wrong on our side')
    }
    const { status, headers, body } = answer
    return new Response(body, {
      status,
      headers: { ...headers, ...toHeaders(release, isSecureRequest(request, config)) },
    })
  })
  return app
}

/** The answer to requests that no release is asked for. */
function refuse({ method, url }: Request): Answer | undefined {
  const allowed = { Allow: methods.join(', ') }
  if (!methods.includes(method)) return toText(405, 'Method not allowed', allowed)
  if (url.length > urlLimit) return toText(414, 'This URL is too long')
  return method === 'OPTIONS' ? { status: 204, headers: allowed, body: null } : undefined
}

type SecurityHeaders = ReturnType<typeof toSecurityHeaders>

/** The security headers of a release. They are made again only for another release. */
function createReleaseHeaders() {
  let made: { release: SiteRelease | undefined; secure: SecurityHeaders; plain: SecurityHeaders } | undefined
  return (release: SiteRelease | undefined, isSecure: boolean): SecurityHeaders => {
    if (!made || made.release !== release) {
      // Those that the pages were built with; none for an error before a release was found.
      const styleHashes = release?.styleHashes ?? []
      const iconOrigins = release?.settings.iconOrigins ?? []
      made = {
        release,
        secure: toSecurityHeaders({ isSecure: true, iconOrigins, styleHashes }),
        plain: toSecurityHeaders({ isSecure: false, iconOrigins, styleHashes }),
      }
    }
    return isSecure ? made.secure : made.plain
  }
}
