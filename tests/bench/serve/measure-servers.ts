import { requestHeaders, type ServedAddress } from './find-served-addresses.ts'
import type { LoadGenerator } from './generate-load.ts'
import { requestOnce } from './request-once.ts'
import type { ComparedServer } from './start-compared.ts'
import { ownServer, type Measured, type RoundResult } from './to-serve-report.ts'

interface MeasureOptions {
  servers: readonly ComparedServer[]
  subjects: readonly ServedAddress[]
  load: LoadOptions
  /** Called with a line for each result. */
  report: (line: string) => void
}

interface LoadOptions {
  generator: LoadGenerator
  connections: number
  seconds: number
  rounds: number
}

/** A subject and one of the servers that can answer it. */
interface Pair {
  subject: ServedAddress
  server: ComparedServer
  headers: Readonly<Record<string, string>>
  results: RoundResult[]
}

/** They hold one answer for each subject. */
const bareServers = new Set(['http', 'hono'])

/**
 * Measures all servers in turn, in each round: other work on the machine then disturbs all alike. @throws where a server answers
 * with another status than it should
 */
export async function measureServers({ servers, subjects, load, report }: MeasureOptions): Promise<Measured[]> {
  const pairs: Pair[] = []
  for (const subject of subjects) {
    for (const server of servers.filter(({ name }) => canAnswer(name, subject))) {
      pairs.push({ subject, server, headers: await toHeaders(subject, server), results: [] })
    }
  }
  // The first round does not count: programs are compiled, and files are read, while they answer first.
  for (const pair of pairs) await measure(pair, { ...load, seconds: 1 })
  for (let round = 1; round <= load.rounds; round++) {
    for (const pair of pairs) {
      const result = await measure(pair, load)
      pair.results.push(result)
      report(`round ${round}  ${describe(pair, result)}`)
    }
  }
  return pairs.map(({ subject, server, results }) => ({ subject: subject.name, server: server.name, rounds: results }))
}

function canAnswer(server: string, { isPlain, urls }: ServedAddress): boolean {
  if (server === ownServer || isPlain) return true
  return bareServers.has(server) && urls.length === 1
}

/** The headers of a subject's requests, with the tag that the server gave. @throws where it answers with another status */
async function toHeaders({ name, urls: [url = ''], status }: ServedAddress, { name: server, origin }: ComparedServer) {
  const first = await requestOnce(origin + url, requestHeaders)
  const tag = Object.entries(first.headers).find(([header]) => header.toLowerCase() === 'etag')?.[1]
  const headers = status === 304 ? { ...requestHeaders, 'If-None-Match': tag ?? '' } : requestHeaders
  const answer = await requestOnce(origin + url, headers)
  if (answer.status !== status) throw new Error(`${server} answers ${answer.status} to ${name}, not ${status}`)
  return headers
}

async function measure({ subject, server, headers }: Pair, load: LoadOptions): Promise<RoundResult> {
  const { generator, connections, seconds } = load
  const { urls, status } = subject
  const before = server.readCpu()
  const result = await generator.run({ origin: server.origin, urls, headers, connections, seconds })
  const cpuMs = ((server.readCpu() - before) * 1000) / (result.requestsPerSecond * seconds)
  // Load generators count answers with the status 404 as failures.
  if (status !== 404 && result.failed !== '') throw new Error(`${server.name}, ${subject.name}: ${result.failed}`)
  return { ...result, cpuMs, megabytes: server.readMemory() }
}

function describe({ subject, server }: Pair, { requestsPerSecond, cpuMs, p99Ms }: RoundResult): string {
  const figures = [`${Math.round(requestsPerSecond)}/s`, `${(cpuMs * 1000).toFixed(0)} µs`, `p99 ${p99Ms} ms`]
  return [subject.name.padEnd(14), server.name.padEnd(6), ...figures.map((one) => one.padStart(16))].join('')
}
