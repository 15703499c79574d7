import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parseWrk } from './parse-wrk.ts'

export interface Load {
  origin: string
  /** Requested in turn. */
  urls: readonly string[]
  headers: Readonly<Record<string, string>>
  connections: number
  seconds: number
}

/** The results of a generator of load. */
export interface LoadResult {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers with a status from 400, and those that did not come, in the words of the generator; empty if there are none. */
  failed: string
}

export interface LoadGenerator {
  name: string
  run: (load: Load) => Promise<LoadResult>
}

const run = promisify(execFile)

/** wrk where it is installed: it takes less of the processor than what it measures. Else autocannon, which takes more. */
export function findLoadGenerator(): LoadGenerator {
  const hasWrk = spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined
  return hasWrk ? { name: 'wrk', run: runWrk } : { name: 'autocannon', run: runAutocannon }
}

async function runWrk({ origin, urls, headers, connections, seconds }: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'))
  try {
    const script = join(folder, 'urls.lua')
    await writeFile(script, toScript(urls))
    const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const amounts = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script]
    const { stdout } = await run('wrk', [...amounts, ...sent, origin])
    return parseWrk(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Makes all requests before the first is sent. wrk calls `init` when it knows the headers. */
function toScript(urls: readonly string[]): string {
  return `local urls, requests, at = { ${urls.map((url) => JSON.stringify(url)).join(', ')} }, {}, 0
init = function() for i, url in ipairs(urls) do requests[i] = wrk.format("GET", url) end end
request = function() at = at % #requests + 1; return requests[at] end
`
}

async function runAutocannon(load: Load): Promise<LoadResult> {
  // In a process of its own, so that what it measures does not wait for the benchmark.
  const program = resolve('tests/bench/serve/autocannon-run.ts')
  const { stdout } = await run(process.execPath, [program, JSON.stringify(load)], { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout) as LoadResult // printed by that program
}
