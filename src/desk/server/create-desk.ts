import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { say } from '#lib/say/message.ts'
import { Conflicting, Refused, toDiskRefusal } from '../refusal/refused.ts'
import type { DeskApp, DeskEnvironment, DeskServices } from '../services/services.ts'
import type { Access } from './access.ts'
import { clientPath, type ClientBundle } from './client-bundle.ts'
import { toClientPage } from './client-page.ts'
import { toDeskHeaders, toPagePolicy } from './desk-headers.ts'
import { guardOrigin, guardPerson } from './guard.ts'
import { addAllRoutes } from './routes/all-routes.ts'
import { addSessionRoutes } from './session-routes.ts'
import type { Sessions } from './sessions.ts'

export interface DeskOptions {
  services: DeskServices
  access: Access
  sessions: Sessions
  bundle: ClientBundle
  logError: (error: unknown) => void
}

/** In bytes. Texts are far below; files have a limit of their own. */
const [mostText, mostUpload] = [8 * 1024 * 1024, 64 * 1024 * 1024]

function refuseLong(): never {
  throw new Refused(413, say`That is too much at once: at most ${8} MB of text, and files of ${20} MB`)
}

/** The desk as a function of requests. */
export function createDesk({ services, access, sessions, bundle, logError }: DeskOptions): DeskApp {
  const { people } = services
  const isSecure = access.origins.every((origin) => origin.startsWith('https:'))
  const headers = Object.entries(toDeskHeaders({ isSecure }))
  const app: DeskApp = new Hono<DeskEnvironment>()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  app.use(guardOrigin({ access, people }))
  app.use('/api/*', guardPerson({ access, people, sessions, beginsAt: '/api/session' }))
  const [limitText, limitUpload] = [mostText, mostUpload].map((maxSize) => bodyLimit({ maxSize, onError: refuseLong }))
  app.use('/api/*', (context, next) => {
    const isUpload = /^\/api\/(?:files|paste)(?:\/|$)/.test(context.req.path)
    return (isUpload ? limitUpload : limitText)?.(context, next) ?? next()
  })
  addSessionRoutes(app, services, { access, sessions, isSecure })
  addAllRoutes(app, services)
  app.all('/api/*', () => {
    throw new Refused(404, say`The desk has nothing at this address`)
  })
  app.get(`${clientPath}:name`, (context) => {
    const file = bundle.read(context.req.param('name'))
    if (!file) return context.notFound()
    return context.body(file.bytes, 200, {
      'Content-Type': file.type,
      'Cache-Control': 'private, max-age=31536000, immutable',
    })
  })
  // The script reads the rest of the address.
  app.get('*', (context) => {
    const nonce = randomBytes(16).toString('base64')
    return context.html(toClientPage(bundle, nonce), 200, { 'Content-Security-Policy': toPagePolicy(access, nonce) })
  })
  app.onError((error, context) => {
    if (error instanceof Conflicting) return context.json(error.conflict, 409)
    const refused = error instanceof Refused ? error : toDiskRefusal(error)
    if (refused) return context.json(refused.toAnswer(), refused.status)
    logError(error)
    const failed = new Refused(500, say`The desk has failed at this; the reason is in its log. What was saved is kept`)
    return context.json(failed.toAnswer(), 500)
  })
  return app
}
