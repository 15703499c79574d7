import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#lib/clock.ts'

export interface KeptSession {
  email: string
  token: string
}

/** Sessions of the people at the desk, in memory: after a restart each window begins another one by itself. */
export interface Sessions {
  /** The name of their cookie. */
  cookie: string
  /** The session that a cookie names, if it is of that person and has not ended. */
  find: (id: string | undefined, email: string) => KeptSession | undefined
  begin: (email: string) => { id: string; session: KeptSession }
  /** True if a token is that of the session. */
  isToken: (session: KeptSession, token: string | undefined) => boolean
}

/** In milliseconds: a session that nobody has used for so long has ended. */
const longestIdle = 12 * 60 * 60 * 1000

/** The oldest ones end first. */
const mostSessions = 500

const digest = (text: string) => createHash('sha256').update(text).digest()

/** @param isSecure true where people come over TLS: no other host can set the cookie then */
export function createSessions(clock: Clock, { isSecure }: { isSecure: boolean }): Sessions {
  const kept = new Map<string, KeptSession & { usedAt: number }>()
  return {
    cookie: isSecure ? '__Host-desk' : 'desk',
    find: (id = '', email) => {
      const found = kept.get(id)
      if (!found || found.email !== email) return undefined
      const now = clock().getTime()
      kept.delete(id)
      if (now - found.usedAt > longestIdle) return undefined
      // Written again, so that the order is that of their use.
      kept.set(id, Object.assign(found, { usedAt: now }))
      return found
    },
    begin: (email) => {
      const [oldest] = kept.keys()
      if (kept.size >= mostSessions && oldest !== undefined) kept.delete(oldest)
      const id = randomBytes(32).toString('base64url')
      const session = { email, token: randomBytes(32).toString('base64url'), usedAt: clock().getTime() }
      kept.set(id, session)
      return { id, session }
    },
    isToken: ({ token }, given = '') => timingSafeEqual(digest(token), digest(given)),
  }
}
