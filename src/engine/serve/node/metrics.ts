import { createServer, type Server } from 'node:http'
import type { Exchange } from './exchange.ts'
import { toRequestKind } from './to-request-kind.ts'

export interface Metrics {
  observe: (exchange: Exchange) => void
  /** All metrics, in the text format of Prometheus. */
  toText: () => Promise<string>
}

interface Sources {
  /** How many are open. */
  connections: () => number
  /** How many requests wait for an answer that takes long to make. */
  waiting: () => number
  /** The number of the release that is served. */
  release: () => number
}

/** Seconds. Most responses take less than a millisecond; downloads take long. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30]

/** Creates the metrics of the process and its requests. The library is loaded here, because without metrics 20 MB are saved. */
export async function createMetrics({ connections, waiting, release }: Sources): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by what they asked for, and by the class of the status',
    labelNames: ['kind', 'status'],
    registers: [],
  })
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the headers of a request to the last byte of its response',
    labelNames: ['kind'],
    buckets,
    registers: [],
  })
  const cut = new Counter({
    name: 'site_cut_responses_total',
    help: 'Responses that clients left, or were too slow to take',
    registers: [],
  })
  const open = new Gauge({
    name: 'site_connections',
    help: 'Open connections',
    registers: [],
    collect() {
      this.set(connections())
    },
  })
  const slow = new Gauge({
    name: 'site_slow_requests',
    help: 'Searches and archives that wait or are being made',
    registers: [],
    collect() {
      this.set(waiting())
    },
  })
  const served = new Gauge({
    name: 'site_release',
    help: 'The number of the release that is served',
    registers: [],
    collect() {
      this.set(release())
    },
  })
  for (const metric of [requests, durations, cut, open, slow, served]) registry.registerMetric(metric)
  return {
    observe: ({ path, status, milliseconds, isComplete }) => {
      const kind = toRequestKind(path)
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ kind }, milliseconds / 1000)
      if (!isComplete) cut.inc()
    },
    toText: () => registry.metrics(),
  }
}

/** A server of its own for the metrics, for a port that the public cannot reach. */
export function createMetricsServer({ toText }: Metrics): Server {
  return createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics' || incoming.method !== 'GET') {
      outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Metrics are at /metrics\n')
      return
    }
    toText().then(
      (text) => outgoing.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        console.error(error)
        outgoing.writeHead(500).end()
      },
    )
  })
}
