import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { git } from '#engine/content/git/git-fixture.ts'
import type { Clock } from '#lib/clock.ts'
import { parsePeople } from '../people/read-people.ts'
import type { Run, RunEvent } from '../protocol/changes.ts'
import type { Session } from '../protocol/people.ts'
import type { RunProgram } from '../publishing/run-program.ts'
import type { DeskPlaces } from '../services/services.ts'
import { createDesk } from './create-desk.ts'
import { openServices } from './open-services.ts'
import { createSessions } from './sessions.ts'

// A desk with content in a repository of Git, for tests: its people come through a proxy, and its programs are those of the test.

const origin = 'https://desk.shs.example'

const everybody = `people:
  - { name: An, email: an@shs.example, roles: [writer] }
  - { name: Bình, email: binh@shs.example, roles: [approver] }
  - { name: Chi, email: chi@shs.example, roles: [writer, approver] }
  - { name: Dũng, email: dung@shs.example, roles: [admin] }
  - { name: Em, email: em@shs.example, roles: [writer] }
`

interface FixtureOptions {
  run: RunProgram
  clock: Clock
  /** Further lines of the file of people. */
  settings?: string
}

/** The folders of a desk: a bare repository as the remote, a clone of it as the content, and the state. */
export function createDeskFolders(content: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'desk-'))
  const [remote, clone, state, out] = ['remote', 'content', 'state', 'out'].map((name) => join(root, name))
  const places = {
    remote: remote ?? '',
    content: clone ?? '',
    state: state ?? '',
    out: out ?? '',
    cache: join(root, 'cache'),
  }
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote')
  git(root, 'clone', '--quiet', 'remote', 'content')
  git(places.content, 'checkout', '--quiet', '-b', 'main')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(places.content, path)), { recursive: true })
    writeFileSync(join(places.content, path), text)
  }
  for (const [path, text] of Object.entries(content)) write(path, text)
  git(places.content, 'add', '--all')
  git(places.content, 'commit', '--quiet', '--message', 'Begin')
  git(places.content, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  return {
    ...places,
    write,
    read: (path: string) => readFileSync(join(places.content, path), 'utf8'),
    log: (format: string) => git(places.content, 'log', `--format=${format}`).toString().trim().split('\n'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Its entries are no content that a build would take. */
const findErrors = () => Promise.resolve([])

/** Opens a desk on such folders. */
export async function openDesk(places: DeskPlaces, { run, clock, settings = '' }: FixtureOptions) {
  const people = parsePeople(`${everybody}${settings}`, 'desk.yaml')
  const errors: unknown[] = []
  const logError = (error: unknown) => void errors.push(error)
  const services = await openServices({ places, people, clock, run, logError, findErrors, warn: () => undefined })
  const app = createDesk({
    services,
    access: { kind: 'proxy', origins: [origin], previewOrigins: ['https://preview.shs.example'] },
    sessions: createSessions(clock, { isSecure: true }),
    bundle: { script: 'a.js', styles: [], fonts: [], read: () => undefined },
    logError,
  })
  /** The headers of a person with a session. */
  const signIn = async (name: string) => {
    const proxied = { host: 'desk.shs.example', 'x-forwarded-email': `${name}@shs.example` }
    const begun = await app.request('/api/session', { headers: proxied })
    const { token } = (await begun.json()) as Session // the protocol
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { app, headers: { ...proxied, cookie, origin, 'x-desk-token': token } }
  }
  /** A person at the desk. */
  const as = async (name: string) => {
    const { headers } = await signIn(name)
    const ask = async (method: string, path: string, body?: unknown) => {
      const response = await app.request(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return {
        status: response.status,
        text,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined,
      }
    }
    /** Takes an action, and waits for its end: all that its run says. */
    const actAll = async (action: string, path: string, request: object = {}): Promise<(RunEvent | number)[]> => {
      const { status, body } = await ask('POST', `/api/actions/${action}/${path}`, request)
      return status === 202 ? readRun(body as Run) : [status] // the protocol
    }
    return {
      ask,
      actAll,
      /** The end of an action; the status where it is refused. */
      act: async (...asked: Parameters<typeof actAll>) => (await actAll(...asked)).at(-1),
    }
    async function readRun({ id }: Run): Promise<RunEvent[]> {
      const { text } = await ask('GET', `/api/runs/${id}`)
      return Array.from(text.matchAll(/^data: (.*)$/gm), ([, data = '']) => JSON.parse(data) as RunEvent) // the protocol
    }
  }
  return {
    services,
    as,
    signIn,
    errors,
    close: () => {
      services.publisher.close()
      services.changes.close()
    },
  }
}
