import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { say } from '#lib/say/message.ts'
import type { People } from '../people/people.ts'
import { Refused } from '../refusal/refused.ts'
import type { DeskEnvironment } from '../services/services.ts'
import { findAsking, findOrigin, type Access } from './access.ts'
import type { Sessions } from './sessions.ts'

interface GuardOptions {
  access: Access
  people: People
  sessions: Sessions
  /** The path that needs no session, because one begins there; undefined where none begins. */
  beginsAt: string | undefined
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Refuses what does not come from a page of the desk itself. The host: a name that somebody else has pointed at this machine is none of the
 * desk's. The origin, and what the browser says of it: a page of another site, also one of another port, may neither ask nor change anything.
 */
export function guardOrigin({
  access,
  people,
}: Pick<GuardOptions, 'access' | 'people'>): MiddlewareHandler<DeskEnvironment> {
  return async ({ req }, next) => {
    const own = findOrigin(access, req.header('host') ?? null)
    if (own === undefined) throw new Refused(421, say`This is not an address of the desk. Open ${access.origins[0]}`)
    if (access.kind === 'local' && req.header(people.header) !== undefined)
      throw new Refused(403, say`${people.header} counts at the socket behind the proxy alone, not at a port`)
    const origin = req.header('origin')
    const site = req.header('sec-fetch-site')
    // Whoever follows a link from elsewhere gets the page, which is the same for all, and asks for the rest itself.
    const isOpened =
      isReading(req.method) && req.header('sec-fetch-mode') === 'navigate' && !req.path.startsWith('/api/')
    const isFromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none'
    if ((origin !== undefined && origin !== own) || (isFromElsewhere && !isOpened))
      throw new Refused(403, say`The request comes from another site: it was refused. Open the desk itself: ${own}`)
    if (!isReading(req.method) && origin === undefined)
      throw new Refused(
        403,
        say`The request does not say from which page it comes: it was refused. Open the desk itself: ${own}`,
      )
    await next()
  }
}

/** Finds the person, and refuses whom the desk does not know; and changes without the token of the session. */
export function guardPerson({ access, people, sessions, beginsAt }: GuardOptions): MiddlewareHandler<DeskEnvironment> {
  return async (context, next) => {
    const person = findAsking(access, people, context.req.raw.headers)
    if (!person)
      throw new Refused(
        403,
        say`The desk does not know you. Whoever runs it adds your name and e-mail address to the file of people`,
      )
    context.set('person', person)
    if (context.req.path !== beginsAt) {
      const session = sessions.find(getCookie(context, sessions.cookie), person.email)
      if (!session) throw new Refused(401, say`The session has ended. Load the page again; what you wrote is kept`)
      if (!isReading(context.req.method) && !sessions.isToken(session, context.req.header('x-desk-token')))
        throw new Refused(
          403,
          say`The request does not have the token of this session: nothing was changed. Load the page again`,
        )
    }
    await next()
  }
}
