import type { DevSite } from './open-dev-site.ts'

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
  /** The request handler of production. */
  fetch: (request: Request) => Response | Promise<Response>
  /** Told of each error. */
  logError: (message: string) => void
}

/** Answers requests in development: from the site, or with what is wrong with it. */
export function createDevHandler(
  site: Pick<DevSite, 'refresh' | 'prepare'>,
  { fetch, logError }: HandlerOptions,
): DevHandler {
  /** The message of an error, if there is one. */
  const attempt = async (run: () => Promise<void>): Promise<string | undefined> => {
    try {
      await run()
      return undefined
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      logError(message)
      return message
    }
  }
  let ready = Promise.resolve<string | undefined>(undefined)
  let waiting: { hasCodeChanged: boolean } | undefined
  return {
    refresh: async ({ hasCodeChanged }) => {
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
      await ready
    },
    answer: async (request) => {
      const problem = (await ready) ?? (await attempt(() => site.prepare(new URL(request.url))))
      return problem === undefined ? removeContentSecurityPolicy(await fetch(request)) : toProblem(problem)
    },
  }
}

function toProblem(message: string): Response {
  return new Response(`${message}\n`, { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** Vite's client needs inline scripts and styles, which the policy forbids. */
function removeContentSecurityPolicy(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Security-Policy')
  return new Response(response.body, { status: response.status, headers })
}
