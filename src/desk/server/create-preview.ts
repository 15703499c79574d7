import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { say } from '#lib/say/message.ts'
import type { People } from '../people/people.ts'
import type { PreviewSites } from '../preview-server/open-preview-sites.ts'
import type { Person } from '../protocol/people.ts'
import { Refused } from '../refusal/refused.ts'
import type { DeskEnvironment } from '../services/services.ts'
import { findOrigin, toDeskOrigin, type Access } from './access.ts'
import { guardOrigin, guardPerson } from './guard.ts'
import type { Sessions } from './sessions.ts'

interface PreviewOptions {
  access: Access
  people: People
  sessions: Sessions
  site: Pick<PreviewSites, 'answer' | 'connect'>
  logError: (error: unknown) => void
}

/** The bindings of a request; those of a connection are told who asks. */
interface PreviewBindings extends Partial<HttpBindings> {
  found?: (person: Person) => void
}

/** The second port of the desk: for people with a session of the desk, in frames of the desk alone. */
export function createPreview({ access, people, sessions, site, logError }: PreviewOptions) {
  const own: Access = { ...access, origins: access.previewOrigins }
  const app = new Hono<DeskEnvironment & { Bindings: PreviewBindings }>()
  const toHeaders = (host: string | null): [string, string][] => [
    ['Content-Security-Policy', `frame-ancestors ${toFrameOrigin(access, host)}`],
    // Scripts of other ports of this machine have the cookie, too.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Robots-Tag', 'noindex, nofollow'],
  ]
  app.use(guardOrigin({ access: own, people }))
  app.use(guardPerson({ access, people, sessions, beginsAt: undefined }))
  app.all('*', async (context) => {
    const { incoming, outgoing, found } = context.env
    const { person } = context.var
    // A connection: the guards are all that is asked.
    if (!incoming || !outgoing) {
      found?.(person)
      return context.body(null, 204)
    }
    for (const [name, value] of toHeaders(context.req.header('host') ?? null)) outgoing.setHeader(name, value)
    await site.answer(person, incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })
  app.onError((error, context) => {
    if (!(error instanceof Refused)) logError(error)
    const known =
      error instanceof Refused && error.status === 401
        ? new Refused(401, say`Open the desk first: ${access.origins[0]}`)
        : error
    const refused =
      known instanceof Refused ? known : new Refused(500, say`The preview cannot be shown; the reason is in the log`)
    const { message } = refused.toAnswer()
    const headers = toHeaders(context.req.header('host') ?? null)
    return context.text(`${Object.values(message).join('\n\n')}\n`, refused.status, {
      ...Object.fromEntries(headers),
      'Cache-Control': 'no-store',
    })
  })
  return {
    fetch: app.fetch,
    connect: async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
      socket.on('error', () => socket.destroy())
      const headers = new Headers()
      for (const [name, values = []] of Object.entries(request.headersDistinct))
        for (const value of values) headers.append(name, value)
      let asking: Person | undefined
      const found = (person: Person) => {
        asking = person
      }
      const { status } = await app.fetch(new Request('http://preview/', { headers }), { found })
      if (status === 204 && asking) return site.connect(asking, request, socket, head)
      socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    },
  }
}

/** The origin whose frames may have the page: that of the desk at the same name. */
function toFrameOrigin(access: Access, host: string | null): string {
  const origin = findOrigin({ origins: access.previewOrigins }, host)
  return (origin !== undefined && toDeskOrigin(access, origin)) || "'none'"
}
