import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stoppedClock } from '#lib/clock.ts'
import { parsePeople } from '../people/read-people.ts'
import { toLocalAccess } from './access.ts'
import { createPreview } from './create-preview.ts'
import { listenAtPort } from './listen.ts'
import { createSessions } from './sessions.ts'

const people = parsePeople('people:\n  - { name: An, email: an@shs.example, roles: [writer] }\n', 'desk.yaml')
const sessions = createSessions(stoppedClock(new Date('2026-11-30T08:00:00+07:00')), { isSecure: false })
const preview = createPreview({
  access: toLocalAccess({ port: 5180, previewPort: 5181 }, 'an@shs.example'),
  people,
  sessions,
  site: {
    answer: (_person, _request, response) =>
      new Promise((resolve) => {
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end('of the site', () => resolve())
      }),
    connect: async (_person, _request, socket) => void socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  },
  logError: () => undefined,
})

let server: Awaited<ReturnType<typeof listenAtPort>>
let cookie = ''
beforeAll(async () => {
  server = await listenAtPort(preview.fetch, 0)
  server.on('upgrade', (incoming, socket, head) => void preview.connect(incoming, socket, head))
  cookie = `${sessions.cookie}=${sessions.begin('an@shs.example').id}`
})
afterAll(() => void server.close())

interface Asked {
  method?: string
  path?: string
  host?: string
  cookie?: string | undefined
  more?: Readonly<Record<string, string>>
}

/** The answer to a request; by default to one that comes from a frame of the desk. */
async function ask({ method = 'GET', path = '/tin-tuc', host = 'localhost:5181', more = {}, ...given }: Asked) {
  const { port } = server.address() as AddressInfo // it listens at a port
  const sent = 'cookie' in given ? given.cookie : cookie
  const headers = { host, ...more, ...(sent !== undefined && { cookie: sent }) }
  const asked = request({ port, host: '127.0.0.1', method, path, headers }).end()
  const [answer] = (await Promise.race([once(asked, 'response'), once(asked, 'upgrade')])) as [IncomingMessage] // of both events
  let text = ''
  if (answer.statusCode === 101) answer.socket.destroy()
  else for await (const part of answer) text += String(part)
  return { status: answer.statusCode, headers: answer.headers, text }
}

const navigates = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }

test.each<[string, Asked, number]>([
  ['a frame of the desk', { more: { ...navigates, 'sec-fetch-site': 'same-site' } }, 200],
  ['by its other name', { host: '127.0.0.1:5181' }, 200],
  ['a script of the preview', { path: '/src/app/start.ts', more: { 'sec-fetch-site': 'same-origin' } }, 200],
  ['a name that leads here: DNS rebinding', { host: 'evil.example:5181' }, 421],
  ['the host of the desk', { host: 'localhost:5180' }, 421],
  ['no cookie', { cookie: undefined }, 401],
  ['no cookie, where sessions begin at the desk', { path: '/api/session', cookie: undefined }, 401],
  ['the cookie of nobody', { cookie: `${sessions.cookie}=x` }, 401],
  ['the header of a proxy at a port', { more: { 'x-forwarded-email': 'an@shs.example' } }, 403],
  ['a script of another port', { more: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' } }, 403],
  ['a script of another origin', { more: { origin: 'http://localhost:3000' } }, 403],
  ['a form', { method: 'POST', more: { origin: 'http://localhost:5181' } }, 403],
])('%s', async (_name, asked, status) => {
  const answer = await ask(asked)
  expect(answer.status).toBe(status)
  if (status === 200) expect(answer.text).toBe('of the site')
  else expect(answer.text).not.toContain('of the site')
  // What is refused is said in the frame.
  expect(answer.headers['x-frame-options']).toBeUndefined()
})

test.each([
  ['localhost:5181', 'frame-ancestors http://localhost:5180'],
  ['127.0.0.1:5181', 'frame-ancestors http://127.0.0.1:5180'],
  ['evil.example:5181', "frame-ancestors 'none'"],
])('at %s pages are in frames of the desk at the same name alone', async (host, policy) => {
  const { headers } = await ask({ host })
  expect(headers['content-security-policy']).toBe(policy)
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

const connection = { connection: 'Upgrade', upgrade: 'websocket', 'sec-fetch-mode': 'websocket' }
test.each<[string, Asked, number]>([
  ['a page of the preview', { more: { ...connection, origin: 'http://localhost:5181' } }, 101],
  ['a page of another port', { more: { ...connection, origin: 'http://localhost:3000' } }, 403],
  ['nobody', { cookie: undefined, more: { ...connection, origin: 'http://localhost:5181' } }, 401],
  ['another name', { host: 'evil.example:5181', more: { ...connection, origin: 'http://evil.example:5181' } }, 421],
])('%s connects to be told of changes', async (_name, asked, status) => {
  expect((await ask(asked)).status).toBe(status)
})
