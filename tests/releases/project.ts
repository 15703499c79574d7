import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startInEnglish } from '../in-english.ts'
import { siteContent, siteEnvironment } from '../site/site.ts'

startInEnglish()

/** A copy of the project with the content of the tests, whose code and content can be changed and built. */
export interface Project {
  directory: string
  build: (more?: readonly string[], environment?: NodeJS.ProcessEnv) => ChildProcess
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>
  addNews: (slug: string) => Promise<void>
}

const copied = ['src', 'routes', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']

export async function copyProject(): Promise<Project> {
  const directory = await mkdtemp(join(tmpdir(), 'project-'))
  for (const name of [...copied, 'vite.config.ts', 'lingui.config.ts']) {
    await cp(name, join(directory, name), { recursive: true })
  }
  await cp(siteContent, join(directory, 'content'), { recursive: true })
  await symlink(resolve('node_modules'), join(directory, 'node_modules'))
  const addNews = async (slug: string) => {
    const folder = join(directory, 'content/news', slug)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'entry.yaml'), 'category: thi-truong\npublishedAt: 2026-10-01T08:30+07:00\n')
    for (const file of ['vi.md', 'en.md']) {
      await writeFile(join(folder, file), `---\ntitle: ${slug}\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n`)
    }
  }
  for (const slug of ['tin-a', 'tin-b', 'tin-c']) await addNews(slug)
  return {
    directory,
    addNews,
    build: (more = [], environment = {}) => {
      const env = { ...process.env, ...siteEnvironment, ...environment }
      return spawn(process.execPath, ['src/site/programs/build.ts', '--finish', 'never', ...more], {
        cwd: directory,
        env,
        stdio: 'pipe',
      })
    },
    edit: async (file, from, to) => {
      const path = join(directory, file)
      const text = await readFile(path, 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file}: nothing to edit`)
      await writeFile(path, edited)
    },
  }
}

/** Waits for a build. @returns its exit status (null where it was killed) and its output. */
export async function ended(child: ChildProcess): Promise<{ status: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { status: child.exitCode, output }
}

/** Runs a publish, without what can follow it. @returns the id of the build. @throws where it fails. */
export async function built(project: Project, ...more: string[]): Promise<string> {
  const { status, output } = await ended(project.build(['--finish', 'never', ...more]))
  const name = / of build (\w+) in /.exec(output)?.[1]
  if (status !== 0 || !name) throw new Error(output)
  return name
}

export interface Server {
  origin: string
  stop: () => Promise<void>
}

/** Serves the current output of a project. */
export async function serve({ directory }: Project, port: number): Promise<Server> {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn(process.execPath, ['src/engine/serve/node.ts'], {
    cwd: directory,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}

export async function findPort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
