import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPort } from '../../releases/project.ts'
import { pollUntil } from '../poll-until.ts'
import { requestOnce } from './request-once.ts'

/** A server that is measured, in a process of its own. */
export interface ComparedServer {
  name: string
  origin: string
  /** From the start of the process until the first answer. */
  startMs: number
  /** Megabytes that the process holds now. */
  readMemory: () => number
  /** Seconds of the processor that it took until now. */
  readCpu: () => number
  stop: () => Promise<void>
}

export interface ServerProcess {
  name: string
  command: string
  toArguments: (port: number) => readonly string[] | Promise<readonly string[]>
  environment?: Readonly<Record<string, string>>
}

/** Starts a server, and waits for its first answer. @throws with what it printed where it ends before */
export async function startCompared(what: ServerProcess): Promise<ComparedServer> {
  const { name, command, toArguments, environment } = what
  const port = await findPort()
  const origin = `http://127.0.0.1:${port}`
  const args = await toArguments(port)
  const env = { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const closed = once(child, 'close')
  let printed = ''
  child.stderr.on('data', (chunk) => (printed += String(chunk)))
  const startMs = await pollUntil(
    () => `an answer of ${name}: ${printed}`,
    async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${printed}`)
      return isAnswered(origin)
    },
  )
  return {
    name,
    origin,
    startMs,
    readMemory: () => readMemory(child.pid),
    readCpu: () => readCpu(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      await closed
    },
  }
}

/** Node, with a program. */
export function toNodeProcess(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ServerProcess {
  return { name, command: process.execPath, toArguments: () => args, environment }
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx with one process, like the others, and a folder of plain files. */
export function toNginxProcess(folder: string, state: string): ServerProcess {
  const toArguments = async (port: number) => {
    await mkdir(state, { recursive: true })
    const file = join(state, 'nginx.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${state};`)
    const hasBrotli = existsSync(brotliModule)
    const lines = [
      ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
      `daemon off; master_process off; pid ${state}/pid; error_log stderr error;`,
      'events { worker_connections 1024; }',
      `http { access_log off; sendfile on; keepalive_requests 100000000; ${temporary.join(' ')}`,
      'types { text/html html; text/css css; application/json json; image/webp webp; }',
      `open_file_cache max=1000; gzip_static on; ${hasBrotli ? 'brotli_static on;' : ''}`,
      `server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files $uri $uri.html =404; } } }`,
    ]
    await writeFile(file, `${lines.join('\n')}\n`)
    return ['-e', 'stderr', '-c', file]
  }
  return { name: 'nginx', command: 'nginx', toArguments }
}

export function isInstalled(command: string): boolean {
  return spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined
}

async function isAnswered(origin: string): Promise<boolean> {
  try {
    const { status } = await requestOnce(`${origin}/`, {})
    return status > 0
  } catch {
    return false // it does not listen yet
  }
}

/** By `ps`, which every Unix has. */
function readMemory(pid: number | undefined): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout.trim()) / 1024
}

/** All its threads; only where there is `/proc`. */
function readCpu(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // The name of the program may contain spaces; it ends with the last bracket.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
