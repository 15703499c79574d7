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
  /** The latest message, until something succeeds: it is logged once. */
  let logged: string | undefined
  /** The message of an error, if there is one. */
  const attempt = async (run: () => Promise<void>): Promise<string | undefined> => {
    try {
      await run()
      logged = undefined
      return undefined
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (message !== logged) logError(message)
      logged = message
      return message
    }
  }
  let ready = Promise.resolve<string | undefined>(undefined)
  let waiting: { hasCodeChanged: boolean } | undefined
  const refresh = ({ hasCodeChanged }: { hasCodeChanged: boolean }): Promise<string | undefined> => {
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
  return {
    refresh: async (change) => void (await refresh(change)),
    answer: async (request) => {
      // Not every change is told, such as the removal of a link to nothing: while something is wrong, each request looks again.
      const isWrong = (await ready) !== undefined && (await refresh({ hasCodeChanged: false })) !== undefined
      const problem = isWrong ? await ready : await attempt(() => site.prepare(new URL(request.url)))
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
