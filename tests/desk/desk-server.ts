import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSiteConfig } from '../../src/engine/model/config/site-config.ts'
import { createApp } from '../../src/engine/serve/app.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { commitTime, siteContent, siteEnvironment, siteOutput } from '../site/site.ts'

/** The content of the tests' site in a repository of its own, with the desk of its editors and approvers. */
export interface TestDesk {
  /**
   * Starts the desk as one of its people: `an` writes, `binh` approves, `chi` may do all, `dung` writes, too.
   * @param now the moment at which its clock starts, and that of the programs that it starts; that of the machine by default
   * @returns its origin
   */
  start: (person: 'an' | 'binh' | 'chi' | 'dung', now?: string) => Promise<string>
  /** Asks a server of the output. */
  ask: (path: string) => Promise<{ status: number; text: string }>
  stop: () => Promise<void>
  /** A file of the content. */
  read: (path: string) => string
  write: (path: string, text: string) => Promise<void>
  git: (...args: readonly string[]) => string
  close: () => Promise<void>
}

const people = `people:
  - { name: Nguyễn An, email: an@example.com, roles: [writer] }
  - { name: Trần Bình, email: binh@example.com, roles: [approver] }
  - { name: Phạm Dũng, email: dung@example.com, roles: [writer] }
  - { name: Lê Chi, email: chi@example.com, roles: [writer, approver, admin] }
`

/** @param options `isBuilt`: with the output of the tests' site, so that publications are those of the real programs */
export async function openTestDesk({ isBuilt = false } = {}): Promise<TestDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-e2e-'))
  const { SOURCE_DATE_EPOCH: _stopped, ...settings } = siteEnvironment
  const env = { ...process.env, ...settings, ...commitTime, LC_ALL: 'en_US.UTF-8' }
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env })
  await cp(siteContent, join(folder, 'content'), { recursive: true })
  if (isBuilt) await cp(siteOutput, join(folder, 'dist'), { recursive: true })
  await writeFile(join(folder, 'desk.yaml'), people)
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Nguyễn An')
  git('config', 'user.email', 'an@example.com')
  await writeFile(join(folder, '.git/info/exclude'), '.desk\ndist\n')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  let child: ChildProcess | undefined
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  return {
    git,
    stop,
    ask: async (path) => {
      const answer = await createApp(openStore(join(folder, 'dist')), parseSiteConfig(settings)).request(path)
      return { status: answer.status, text: await answer.text() }
    },
    read: (path) => readFileSync(join(folder, 'content', path), 'utf8'),
    write: (path, text) => writeFile(join(folder, 'content', path), text),
    start: async (person, now) => {
      await stop()
      const port = await findPort()
      const places = ['content', 'state', 'out'].flatMap((name) => [
        `--${name}`,
        join(folder, { content: 'content', state: '.desk', out: 'dist' }[name] ?? name),
      ])
      const started = spawn(
        process.execPath,
        [
          'src/desk/server/desk-cli.ts',
          '--port',
          String(port),
          '--as',
          `${person}@example.com`,
          '--people',
          join(folder, 'desk.yaml'),
          '--finish',
          'never',
          ...places,
        ],
        { env: { ...env, ...toClock(now) }, stdio: ['ignore', 'pipe', 'inherit'] },
      )
      child = started
      process.once('exit', () => started.kill())
      return new Promise((resolve, reject) => {
        let output = ''
        started.stdout.on('data', (part: Buffer) => {
          output += part.toString()
          const origin = /http:\/\/[\w.]+:\d+/.exec(output)?.[0]
          if (origin !== undefined) resolve(origin)
        })
        started.once('exit', (status) => reject(new Error(`The desk ended with ${status}: ${output}`)))
      })
    },
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
    },
  }
}

/** The environment of programs whose clock starts at a moment. */
function toClock(now: string | undefined): Record<string, string> {
  if (now === undefined) return {}
  const shift = fileURLToPath(new URL('../shift-clock.js', import.meta.url))
  return { TESTS_NOW: now, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${shift}` }
}

/** A port that is free, as is the next one, which the preview takes. */
async function findPort(): Promise<number> {
  for (;;) {
    const port = await listenOnce(0)
    if (port !== undefined && port < 65_535 && (await listenOnce(port + 1)) !== undefined) return port
  }
}

/** The port at which a server could listen, if it could. */
async function listenOnce(port: number): Promise<number | undefined> {
  const server = createServer()
  const isListening = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!(await isListening)) return undefined
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? address?.port : undefined
}
