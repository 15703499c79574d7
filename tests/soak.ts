import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sample } from 'fast-check'
import { createProgram, runProgram } from '../src/engine/program/create-program.ts'
import { parseCount } from '../src/engine/program/parse-count.ts'
import { openStore } from '../src/engine/store/open-store.ts'
import { ProgramError } from '../src/lib/program-error.ts'
import { say } from '../src/lib/say/message.ts'
import { createReleaseSeries } from './contract/caches/release-series.ts'
import { arbitraryRequest } from './contract/properties/random-requests.ts'
import { createRawClient } from './contract/targets/raw-client.ts'
import { startServer } from './server/node/running-server.ts'
import { siteOutput } from './site/site.ts'

const { minutes, seed } = createProgram(
  'npm run site -- test soak',
  'Asks the server on Node for anything, for minutes, while releases are published: no error, and memory that stays. Needs npm run site -- test sites.',
)
  .option('--minutes <count>', 'how long', parseCount, 10)
  .option('--seed <number>', 'of the requests', parseCount, 1)
  .parse()
  .opts()

/** Requests that are sent at the same time. */
const clients = 16

/** Different requests. They are repeated, as those of visitors are. */
const requestCount = 20_000

/** Milliseconds between two releases; every fifth has other code. */
const releaseInterval = 5000
const releasesPerBuild = 5

/** Until then, in milliseconds, caches fill and code is compiled. */
const warmUp = 2 * 60_000

/** By how much memory may grow afterwards. */
const growthLimit = 0.1

/** The highest of several readings in a quarter of a minute: between two collections, memory goes up and down. */
async function readPeak(read: () => Promise<number>, isOver: () => boolean): Promise<number> {
  let peak = 0
  for (const end = performance.now() + 15_000; performance.now() < end && !isOver();) {
    peak = Math.max(peak, await read())
    await new Promise((resolve) => setTimeout(resolve, 250)) // between two readings
  }
  return peak
}

await runProgram(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'))
  const output = join(folder, 'site')
  const source = openStore(siteOutput)
  const series = await createReleaseSeries(source, output)
  series.publish(1, 1)
  const server = await startServer({}, { output })
  const client = createRawClient(server.port)
  try {
    const requests = sample(arbitraryRequest([...series.paths, ...series.urls]), { seed, numRuns: requestCount })
    const start = performance.now()
    const end = start + minutes * 60_000
    const isOver = () => performance.now() >= end
    const statuses = new Map<number, number>()
    const failures: string[] = []

    const ask = async (first: number) => {
      for (let index = first; !isOver(); index += clients) {
        const request = requests[index % requests.length]
        if (!request) return
        const { method, pathname, search, headers } = request
        const { status } = await client.fetch(pathname + search, { method, headers })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500) failures.push(`${status} ${method} ${pathname}${search} ${JSON.stringify(headers)}`)
      }
    }
    const publish = async () => {
      for (let version = 2; !isOver(); version++) {
        await new Promise((resolve) => setTimeout(resolve, releaseInterval)) // releases are as frequent as this
        series.publish(1 + Math.floor(version / releasesPerBuild), version)
      }
      return series.output.latest()?.number ?? 0
    }
    const watch = async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.min(warmUp, (end - start) / 2))) // caches fill
      const before = await readPeak(server.readMemory, isOver)
      let after = before
      while (!isOver()) after = (await readPeak(server.readMemory, isOver)) || after
      return { before, after }
    }
    const [{ before, after }, releases] = await Promise.all([
      watch(),
      publish(),
      ...Array.from({ length: clients }, (_none, first) => ask(first)),
    ])
    const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    const byStatus = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    console.info(`${answers} answers in ${minutes} min, ${releases} releases; ${byStatus.join(', ')}`)
    console.info(`Memory: ${Math.round(before)} MB after warming up, ${Math.round(after)} MB at the end`)
    if (failures.length > 0)
      throw new ProgramError(say`Errors of the server, seed ${seed}:\n${failures.slice(0, 10).join('\n')}`)
    if (after > before * (1 + growthLimit)) throw new ProgramError(say`Memory grows by more than a tenth`)
  } finally {
    client.close()
    await server.stop()
    for (const open of [source, series.output]) open.close()
    await rm(folder, { recursive: true, force: true })
  }
})
