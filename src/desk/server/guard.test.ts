import { beforeAll, expect, test } from 'vitest'
import { stoppedClock } from '#lib/clock.ts'
import { parsePeople } from '../people/read-people.ts'
import type { Session } from '../protocol/people.ts'
import type { DeskApp, DeskServices } from '../services/services.ts'
import { toLocalAccess, type Access } from './access.ts'
import { createDesk } from './create-desk.ts'
import { createSessions } from './sessions.ts'

const clock = stoppedClock(new Date('2026-11-30T08:00:00+07:00'))
const people = parsePeople(
  'people:\n  - { name: An, email: An@shs.example, roles: [writer] }\n  - { name: Bình, email: binh@shs.example, roles: [approver] }\n',
  'desk.yaml',
)
const bundle = { script: 'a.js', styles: ['a.css'], fonts: [], read: () => undefined }

function create(access: Access): DeskApp {
  const places = { content: '/c', state: '/s', out: '/o', cache: '/k' }
  // No route asks them.
  const others = {} as Pick<DeskServices, 'changes' | 'publisher' | 'reading' | 'runs'> // as above
  const services = { clock, places, people, ...others }
  const sessions = createSessions(clock, { isSecure: access.kind === 'proxy' })
  const desk = createDesk({ services, access, sessions, bundle, logError: () => undefined })
  desk.post('/api/probe', (context) => context.text('changed'))
  return desk
}

const local = create(toLocalAccess({ port: 5180, previewPort: 5181 }, 'an@shs.example'))
const proxy = create({
  kind: 'proxy',
  origins: ['https://desk.shs.example'],
  previewOrigins: ['https://preview.shs.example'],
})

type Headers = Readonly<Record<string, string>>

async function begin(app: DeskApp, headers: Headers): Promise<{ cookie: string; token: string }> {
  const response = await app.request('/api/session', { headers })
  const { token } = (await response.json()) as Session // the protocol
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', token }
}

const host = { host: 'localhost:5180' }
const own = { ...host, origin: 'http://localhost:5180', 'sec-fetch-site': 'same-origin' }
let session: { cookie: string; token: string }
beforeAll(async () => {
  session = await begin(local, own)
})

test.each<[string, string, string, Headers, number]>([
  ['the page', 'GET', '/', host, 200],
  ['the page by its other name', 'GET', '/edit/news/a', { host: '127.0.0.1:5180' }, 200],
  [
    'a link from elsewhere to the page',
    'GET',
    '/',
    { ...host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    200,
  ],
  ['a name that leads here: DNS rebinding', 'GET', '/', { host: 'evil.example:5180' }, 421],
  ['another port', 'GET', '/', { host: 'localhost:5181' }, 421],
  ['no host', 'GET', '/', {}, 421],
  ['the header of a proxy at a port', 'GET', '/api/session', { ...own, 'x-forwarded-email': 'binh@shs.example' }, 403],
  [
    'a script of the preview, which is another origin',
    'GET',
    '/api/session',
    { ...host, 'sec-fetch-site': 'same-site' },
    403,
  ],
  [
    'a link from elsewhere to data',
    'GET',
    '/api/session',
    { ...host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    403,
  ],
  ['another origin', 'GET', '/api/session', { ...host, origin: 'http://evil.example' }, 403],
  ['no origin that can be named', 'GET', '/api/session', { ...host, origin: 'null' }, 403],
  ['no session', 'GET', '/api/today', own, 401],
  ['an address of nothing', 'GET', '/api/nothing', { ...own, cookie: 'yes' }, 404],
  ['a change', 'POST', '/api/probe', { ...own, cookie: 'yes', 'x-desk-token': 'yes' }, 404],
  ['a change without a token', 'POST', '/api/probe', { ...own, cookie: 'yes' }, 403],
  ['a change with another token', 'POST', '/api/probe', { ...own, cookie: 'yes', 'x-desk-token': 'x' }, 403],
  ['a change without a session', 'POST', '/api/probe', { ...own, 'x-desk-token': 'yes' }, 401],
  [
    'a change from another site',
    'POST',
    '/api/probe',
    { ...own, origin: 'http://evil.example', cookie: 'yes', 'x-desk-token': 'yes' },
    403,
  ],
  ['a change without an origin', 'POST', '/api/probe', { ...host, cookie: 'yes', 'x-desk-token': 'yes' }, 403],
])('%s: %s %s', async (_name, method, path, { cookie, 'x-desk-token': token, ...headers }, status) => {
  const sent = {
    ...headers,
    ...(cookie === 'yes' && { cookie: session.cookie }),
    ...(token !== undefined && { 'x-desk-token': token === 'yes' ? session.token : token }),
  }
  const response = await local.request(path, { method, headers: sent })
  expect(response.status).toBe(status)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  if (status >= 400) expect(await response.json()).toMatchObject({ kind: 'refusal' })
})

const behind = { host: 'desk.shs.example', 'sec-fetch-site': 'same-origin' }

test.each<[string, Headers, number | string]>([
  ['whom it has signed in', { 'x-forwarded-email': 'BINH@shs.example' }, 'Bình'],
  ['nobody', {}, 403],
  ['somebody whom the desk does not know', { 'x-forwarded-email': 'x@shs.example' }, 403],
  ['two people', { 'x-forwarded-email': 'an@shs.example, binh@shs.example' }, 403],
])('the proxy names %s', async (_name, headers, expected) => {
  const response = await proxy.request('/api/session', { headers: { ...behind, ...headers } })
  if (typeof expected === 'number') return expect(response.status).toBe(expected)
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-desk=\S+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  return expect(await response.json()).toMatchObject({
    person: { name: expected },
    previewOrigin: 'https://preview.shs.example',
  })
})

test('the session of a person is not that of another', async () => {
  const { cookie } = await begin(proxy, { ...behind, 'x-forwarded-email': 'an@shs.example' })
  const as = (email: string) =>
    proxy.request('/api/nothing', { headers: { ...behind, cookie, 'x-forwarded-email': email } })
  expect([(await as('an@shs.example')).status, (await as('binh@shs.example')).status]).toEqual([404, 401])
})

test('the page has a policy with a nonce of its own, and frames of the preview alone', async () => {
  const [one, other] = await Promise.all(['/', '/'].map((path) => local.request(path, { headers: host })))
  const policy = one?.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-src http://localhost:5181 http://127.0.0.1:5181;')
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  expect(await one?.text()).toContain(`nonce="${nonce}"`)
  expect(other?.headers.get('content-security-policy')).not.toContain(nonce)
})

test('a text that is too long is refused in both languages', async () => {
  const headers = {
    ...own,
    cookie: session.cookie,
    'x-desk-token': session.token,
    'content-length': String(9 * 1024 * 1024),
  }
  const response = await local.request('/api/folders/news/a', { method: 'PUT', headers, body: 'a' })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    message: { vi: expect.stringContaining('8 MB'), en: expect.stringContaining('8 MB') },
  })
})
