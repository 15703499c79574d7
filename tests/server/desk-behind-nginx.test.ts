import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../contract/targets/find-free-port.ts'
import { findNginx, startNginx, temporaryFolders, toProcessConfig } from '../contract/targets/nginx-target.ts'
import { createRawClient, type RawClient } from '../contract/targets/raw-client.ts'

// The desk at its socket behind a real proxy that signs people in: here nginx, which signs in whoever comes to a port as the person of that port.

const program = findNginx()
const host = 'desk.example.com'
const people = `people:
  - { name: Nguyễn An, email: an@example.com, roles: [writer] }
  - { name: Lê Chi, email: chi@example.com, roles: [admin] }
origin: https://${host}
previewOrigin: https://${host}:8443
`

let folder: string
let socket: string
let child: ChildProcess
let nginx: Awaited<ReturnType<typeof startNginx>>
/** By who is signed in. */
const clients = new Map<string, RawClient>()

const toServer = (port: number, email: string) => `  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://unix:${socket}:;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Email "${email}";
      proxy_buffering off;
    }
  }
`

/** Starts the desk, and waits until it says that it is ready. @throws where it ends before */
function startDesk(args: readonly string[]): Promise<ChildProcess> {
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    started.stdout.on('data', (part: Buffer) => {
      if (part.toString().includes(`https://${host}`)) resolve(started)
    })
    started.once('exit', (status) => reject(new Error(`The desk has ended with ${status}`)))
  })
}

beforeAll(async () => {
  if (program === undefined) return
  folder = mkdtempSync(join(tmpdir(), 'desk-proxy-'))
  socket = join(folder, 'desk.sock')
  mkdirSync(join(folder, 'content/news/a'), { recursive: true })
  writeFileSync(join(folder, 'content/news/a/vi.md'), '---\ntitle: A\n---\n')
  writeFileSync(join(folder, 'desk.yaml'), people)
  execFileSync('git', ['init', '--quiet', folder])
  const places = ['--content', join(folder, 'content'), '--state', join(folder, 'state'), '--out', join(folder, 'dist')]
  const args = ['src/desk/server/desk-cli.ts', '--socket', socket, '--people', join(folder, 'desk.yaml'), ...places]
  child = await startDesk(args)
  const ports = { an: await findFreePort(), chi: await findFreePort(), stranger: await findFreePort() }
  const servers = Object.entries(ports).map(([name, port]) => toServer(port, `${name}@example.com`))
  const config = `${toProcessConfig()}worker_processes 1;
events { worker_connections 64; }
http {
  access_log off;
${temporaryFolders}${servers.join('')}}
`
  nginx = await startNginx(program, folder, config)
  for (const [name, port] of Object.entries(ports)) clients.set(name, createRawClient(port))
})

afterAll(async () => {
  if (program === undefined) return
  for (const client of clients.values()) client.close()
  await nginx.close()
  const ended = once(child, 'exit')
  child.kill()
  await ended
  rmSync(folder, { recursive: true })
})

async function ask(signedIn: string, path: string, headers: readonly [string, string][] = [], method = 'GET') {
  const client = clients.get(signedIn)
  if (!client) throw new Error(`Nobody comes as ${signedIn}`)
  const hasHost = headers.some(([name]) => name === 'Host')
  const all: (readonly [string, string])[] = hasHost ? [...headers] : [['Host', host], ...headers]
  const answer = await client.fetch(path, { method, headers: all.map(([name, value]) => [name, value]) })
  return { status: answer.status, cookie: answer.headers.get('set-cookie') ?? '', text: await answer.text() }
}

test.runIf(program)('the socket is for its owner and group alone', () => {
  expect(statSync(socket).mode & 0o777).toBe(0o660)
})

test.runIf(program).each<[string, string, [string, string][], number, string]>([
  ['an', 'an', [], 200, '"email":"an@example.com"'],
  ['chi', 'chi', [], 200, '"email":"chi@example.com"'],
  ['an, with a forged header', 'an', [['X-Forwarded-Email', 'chi@example.com']], 200, '"email":"an@example.com"'],
  [
    'an, with two forged headers',
    'an',
    [
      ['X-Forwarded-Email', 'chi@example.com'],
      ['x-forwarded-email', 'chi@example.com'],
    ],
    200,
    '"email":"an@example.com"',
  ],
  ['somebody whom the desk does not know', 'stranger', [], 403, 'does not know you'],
  ['an, by a name that leads here: DNS rebinding', 'an', [['Host', 'evil.example']], 421, 'not an address of the desk'],
  ['an, from a page of another site', 'an', [['Origin', 'https://evil.example']], 403, 'another site'],
])('%s', async (_name, signedIn, headers, status, words) => {
  const answer = await ask(signedIn, '/api/session', headers)
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)])
})

test.runIf(program)('a session of one person is none of another', async () => {
  const { cookie } = await ask('an', '/api/session')
  const own: [string, string][] = [['Cookie', cookie.split(';')[0] ?? '']]
  expect((await ask('an', '/api/history/news/a', own)).status).toBe(200)
  expect((await ask('chi', '/api/history/news/a', own)).status).toBe(401)
  expect((await ask('an', '/api/actions/roll-back/news/a', own, 'POST')).status).toBe(403)
})

test.runIf(program)('the desk killed and started again takes its socket back', async () => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  expect((await ask('an', '/api/session')).status).toBe(502)
  child = await startDesk(child.spawnargs.slice(1))
  expect((await ask('an', '/api/session')).status).toBe(200)
})
