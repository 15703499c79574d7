import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** In milliseconds. A service that is asked every few minutes is asked again. */
const longest = 30_000

/** The JSON of an answer. @throws {ProgramError} where there is none, with what the server says */
export async function fetchJson(url: string, options: RequestInit = {}): Promise<unknown> {
  let text: string
  try {
    const response = await fetch(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(longest) })
    text = await response.text()
    const target = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && target !== null) {
      throw new ProgramError(say`${url} leads to ${target}: set the address that answers itself`)
    }
    if (!response.ok) throw new ProgramError(say`${url} answered ${response.status}: ${text.slice(0, 300)}`)
  } catch (error) {
    if (error instanceof ProgramError) throw error
    throw new ProgramError(say`${url} cannot be reached: ${toReason(error)}`, { cause: error })
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ProgramError(say`${url} answered with something other than JSON: ${text.slice(0, 100)}`, { cause: error })
  }
}

/** `fetch` has the reason in its cause. */
function toReason(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return reason instanceof Error ? reason.message : String(reason)
}
