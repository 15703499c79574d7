import { toMedian } from '../browser/to-median.ts'
import { toTable } from '../to-table.ts'
import type { LoadResult } from './generate-load.ts'

export interface RoundResult extends LoadResult {
  /** Milliseconds of the processor for each request. Unlike the others, they hardly depend on what else runs. */
  cpuMs: number
  /** Of the process, after the round. */
  megabytes: number
}

/** The results of a server for a subject, in each round. */
export interface Measured {
  subject: string
  server: string
  rounds: readonly RoundResult[]
}

/** The server of the site, with which the others are compared. */
export const ownServer = 'site'

/** The goals of the server. */
const goals = {
  hono: { subject: 'page', ratio: 0.8 },
  sirv: { subject: 'page', ratio: 3 },
} as const
const longestP99Ms = 20

/** How many times as many requests the site's server answered as another one: the median of rounds, each compared in itself. */
export function toRatio(measures: readonly Measured[], subject: string, server: string): number | undefined {
  const [own, other] = [ownServer, server].map((name) => findMeasure(measures, subject, name))
  if (!own || !other) return undefined
  return toMedian(
    own.rounds.map(({ requestsPerSecond }, index) => {
      const compared = other.rounds[index]?.requestsPerSecond
      return compared === undefined ? undefined : requestsPerSecond / compared
    }),
  )
}

/** Two tables in Markdown: the best round of each server, and how the site's compares with the others. */
export function toServeReport(measures: readonly Measured[]): string {
  const figures = measures.map(({ subject, server, rounds }) => {
    const { requestsPerSecond, p50Ms, p99Ms } = toBest(rounds)
    const cpuMs = Math.min(...rounds.map((round) => round.cpuMs))
    return [
      subject,
      server,
      Math.round(requestsPerSecond).toLocaleString('en'),
      `${(cpuMs * 1000).toFixed(0)} µs`,
      `${p50Ms.toFixed(1)} ms`,
      `${p99Ms.toFixed(1)} ms`,
      `${Math.round(Math.max(...rounds.map(({ megabytes }) => megabytes)))} MB`,
    ]
  })
  const others = [...new Set(measures.map(({ server }) => server))].filter((server) => server !== ownServer)
  const subjects = [...new Set(measures.map(({ subject }) => subject))]
  const ratios = subjects.map((subject) => [
    subject,
    ...others.map((server) => toRatio(measures, subject, server)?.toFixed(2) ?? ''),
  ])
  return [
    toTable(['request', 'server', 'requests/s', 'CPU for each', 'p50', 'p99', 'memory'], figures),
    toTable(['requests/s of the site ÷ those of', ...others], ratios),
  ].join('\n\n')
}

/** The goals that were missed, as sentences. */
export function findMissedGoals(measures: readonly Measured[]): string[] {
  const ratios = Object.entries(goals).flatMap(([server, { subject, ratio }]) => {
    const reached = toRatio(measures, subject, server)
    const isMissed = reached !== undefined && reached < ratio
    return isMissed ? [`${subject}: ${reached.toFixed(2)} × ${server}, the goal is ${ratio}`] : []
  })
  const page = findMeasure(measures, 'page', ownServer)
  const p99Ms = page ? toBest(page.rounds).p99Ms : 0
  return p99Ms > longestP99Ms ? [...ratios, `page: p99 ${p99Ms.toFixed(1)} ms, the goal is ${longestP99Ms} ms`] : ratios
}

function findMeasure(measures: readonly Measured[], subject: string, server: string): Measured | undefined {
  return measures.find((one) => one.subject === subject && one.server === server)
}

/** Other work on the machine only makes rounds slower. */
function toBest(rounds: readonly RoundResult[]): RoundResult {
  const [best] = rounds.toSorted((a, b) => b.requestsPerSecond - a.requestsPerSecond)
  if (!best) throw new Error('Nothing was measured')
  return best
}
