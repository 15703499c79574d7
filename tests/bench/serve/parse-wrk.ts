import type { LoadResult } from './generate-load.ts'

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Parses the output of wrk with `--latency`. @throws where that is something else */
export function parseWrk(output: string): LoadResult {
  const requestsPerSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1])
  if (Number.isNaN(requestsPerSecond)) throw new Error(`wrk printed no figures:\n${output}`)
  const failed = output.match(/Socket errors: .*|Non-2xx or 3xx responses: .*/g)?.join('; ') ?? ''
  return { requestsPerSecond, p50Ms: toLatency(output, 50), p99Ms: toLatency(output, 99), failed }
}

function toLatency(output: string, percent: number): number {
  const [, number, unit = ''] = new RegExp(`^\\s*${percent}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(output) ?? []
  return Number(number) * (milliseconds[unit] ?? Number.NaN)
}
