import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** The world as a reader of an API needs it; tests have their own. */
export interface ApiWorld {
  fetch: (url: string, options: RequestInit) => Promise<Response>
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  now: () => number
  environment: Readonly<Record<string, string | undefined>>
}

/** A page of an API, as it was answered. */
export interface ApiPage {
  value: unknown
  /** How many pages there are, if a header says it. */
  pages?: number
  /** The address of the next one, if a header says it. */
  next?: string
}

/** How often a page is asked for again. */
const attempts = 5
const firstWait = 1000
/** A service that is to be left alone for longer is asked another day. */
const longestWait = 10 * 60_000
const longestAnswer = 60_000

/**
 * A page of an API. A connection that breaks, an answer of 429 and one of 5xx are tried again, after as long as `Retry-After` says.
 * @param secret the value of the header by which the API knows who asks; no message has it
 * @throws {ProgramError} where the page cannot be had
 */
export async function requestPage(
  url: string,
  { header, world }: { header: readonly [name: string, secret: string] | undefined; world: ApiWorld },
): Promise<ApiPage> {
  const clean = (text: string) => (header ? text.replaceAll(header[1], '•••') : text)
  let reason = ''
  for (let attempt = 0; attempt < attempts; attempt++) {
    let pause = firstWait * 2 ** attempt
    try {
      const response = await world.fetch(url, {
        headers: { Accept: 'application/json', ...(header && { [header[0]]: header[1] }) },
        // Another site must not be told the secret.
        redirect: 'manual',
        signal: AbortSignal.timeout(longestAnswer),
      })
      const text = await response.text()
      if (response.ok) return toPage(url, response.headers, text)
      if (response.status !== 429 && response.status < 500) throw refuse(url, response, clean(text))
      reason = String(response.status)
      pause = toPause(response.headers.get('retry-after'), world.now()) ?? pause
    } catch (error) {
      if (error instanceof ProgramError) throw error
      reason = clean(toReason(error))
    }
    if (pause > longestWait) {
      throw new ProgramError(
        say`${url} asks to be left alone for ${Math.ceil(pause / 60_000)} minutes. Run the import again then: it goes on from here`,
      )
    }
    if (attempt < attempts - 1) await world.wait(pause)
  }
  throw new ProgramError(
    say`${url} cannot be read after ${attempts} attempts: ${reason}. Run the import again: it goes on from here`,
  )
}

function refuse(url: string, { status, headers }: Response, text: string): ProgramError {
  const target = headers.get('location')
  if (target !== null) return new ProgramError(say`${url} leads to ${target}: name the address that answers itself`)
  if (status === 401 || status === 403)
    return new ProgramError(
      say`${url} answered ${status}: it wants to know who asks. Write into the file of --fields: “header: { name: Authorization, from: VARIABLE }”, and set that variable to the whole value of the header`,
    )
  return new ProgramError(say`${url} answered ${status}: ${text.slice(0, 300)}`)
}

function toPage(url: string, headers: Headers, text: string): ApiPage {
  const pages = Number(headers.get('x-wp-totalpages') ?? '')
  const next = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(headers.get('link') ?? '')?.[1]
  try {
    const value: unknown = JSON.parse(text)
    return { value, ...(pages > 0 && { pages }), ...(next !== undefined && { next: new URL(next, url).href }) }
  } catch (error) {
    // An answer that was cut off says that it is whole, where its length is not stated.
    throw new TypeError(`no JSON: ${text.slice(0, 100)}`, { cause: error })
  }
}

/** In milliseconds: `Retry-After` has seconds or a moment. */
function toPause(written: string | null, now: number): number | undefined {
  if (written === null) return undefined
  const seconds = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - now
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

function toReason(error: unknown): string {
  const reason =
    error instanceof Error && error.cause instanceof Error && error.message === 'fetch failed' ? error.cause : error
  return reason instanceof Error ? reason.message : String(reason)
}
