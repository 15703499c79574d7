import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The kinds of requests of the many, while one asks for something else. */
export const crowdNames = ['searches', 'filters', 'pipelined', 'zips'] as const
export type CrowdName = (typeof crowdNames)[number]

export function isCrowdName(name: string): name is CrowdName {
  return crowdNames.some((known) => known === name)
}

/** The addresses that the one asks for. */
export const probed = ['/ve-shs', '/healthz'] as const
export type Probed = (typeof probed)[number]

/** Milliseconds of each answer. */
export type Times = Readonly<Record<Probed, readonly number[]>>

/** Between two requests, in milliseconds: as rare as those of a reader, often enough for a hundredth. */
const interval = 4

/** Asks for a page and for the state of the server in turn, as one visitor. @throws for another status than 200 */
export async function probe(port: number, seconds: number): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: Record<Probed, number[]> = { '/ve-shs': [], '/healthz': [] }
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    for (const path of probed) {
      const start = performance.now()
      await ask({ agent, port, path })
      times[path].push(performance.now() - start)
      await pause(interval)
    }
  }
  agent.destroy()
  return times
}

async function ask({ agent, port, path }: { agent: Agent; port: number; path: string }): Promise<void> {
  const request = get({ agent, host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': 'gzip' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage] // the event's only argument
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`)
}

/** The time in which a share of the answers came. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

/** Starts a crowd in a process of its own, and waits until its requests have arrived. */
export async function startCrowd(name: CrowdName, port: number): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [resolve('tests/bench/serve/crowd-run.ts'), name, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await pause(1500)
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
    // What was asked for last is done.
    await pause(1500)
  }
}
