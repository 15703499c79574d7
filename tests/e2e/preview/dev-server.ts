import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { writeDifference } from '../../incremental/content-files.ts'
import { readSmallContent } from '../../incremental/small-content.ts'
import { siteEnvironment } from '../../site/site.ts'

/** The server of development, with a copy of a part of the tests' content. */
export interface DevServer {
  origin: string
  /** Changes a file of the content; a new one has been empty. */
  edit: (path: string, change: (text: string) => string) => Promise<void>
  remove: (path: string) => Promise<void>
  rename: (from: string, to: string) => Promise<void>
  close: () => Promise<void>
}

export async function startDevServer(): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'))
  const content = join(folder, 'content')
  await mkdir(content)
  await writeDifference(content, [new Map(), await readSmallContent()])
  const vite = ['node_modules/vite/bin/vite.js', '--config', 'tests/e2e/preview/vite.config.ts']
  const child = spawn(process.execPath, [...vite, '--host', '127.0.0.1', '--port', '0'], {
    env: {
      ...process.env,
      ...siteEnvironment,
      PREVIEW_CONTENT: content,
      PREVIEW_CACHE: join(folder, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  process.once('exit', () => child.kill())
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(stripVTControlCharacters(output))?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (status) => reject(new Error(`The server of development ended with ${status}: ${output}`)))
  })
  return {
    origin,
    edit: async (path, change) => {
      const file = join(content, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, change(await readFile(file, 'utf8').catch(() => '')))
    },
    remove: (path) => rm(join(content, path), { recursive: true }),
    rename: (from, to) => rename(join(content, from), join(content, to)),
    close: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
