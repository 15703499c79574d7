import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { siteEnvironment, siteOutput } from '../../site/site.ts'

/** The server as a process of its own, as in production. */
export interface RunningServer {
  port: number
  /** The time from the start of the process until it said that it serves, in milliseconds. */
  startTime: number
  pid: number
  /** Its output so far. */
  stdout: () => string
  stderr: () => string
  send: (signal: NodeJS.Signals) => void
  /** Its exit status, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
  /** Sends SIGTERM if it still runs, and waits for its end. */
  stop: () => Promise<void>
  /** Resident memory, in MB. */
  readMemory: () => Promise<number>
}

interface StartOptions {
  output?: string
  port?: number
  /** The folder with `src` and `node_modules`. */
  folder?: string
  flags?: readonly string[]
}

/** For servers whose memory or time is measured: tests keep what Node has compiled, and production does not. */
export const asInProduction = { NODE_DISABLE_COMPILE_CACHE: '1' }

/** Starts a server, and waits until it says that it serves. Tests do not wait for proxies, unless they are about them. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  { output = siteOutput, port = 0, folder = process.cwd(), flags = [] }: StartOptions = {},
): Promise<RunningServer> {
  const start = performance.now()
  const server = spawn(process.execPath, [...flags, 'src/engine/serve/node.ts', '--dir', output], {
    cwd: folder,
    env: {
      ...process.env,
      ...siteEnvironment,
      SERVER_DRAIN_SECONDS: '0',
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  const ended = once(server, 'close').then(
    ([status, signal]: (number | NodeJS.Signals | null)[]) => status ?? signal ?? null,
  )
  const serving = new Promise<number>((resolve, reject) => {
    const look = () => {
      const found = /^Serving .*:(\d+) \(ready/m.exec(stdout + stderr)?.[1]
      if (found !== undefined) resolve(Number(found))
    }
    server.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      look()
    })
    server.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
      look()
    })
    void ended.then((status) => reject(new Error(`The server ended with ${status}:\n${stderr}`)))
  })
  const pid = server.pid ?? 0
  return {
    port: await serving,
    startTime: performance.now() - start,
    pid,
    stdout: () => stdout,
    stderr: () => stderr,
    send: (signal) => void server.kill(signal),
    ended,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
    readMemory: async () => {
      const pages = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
      return Number(pages) / 1024
    },
  }
}
