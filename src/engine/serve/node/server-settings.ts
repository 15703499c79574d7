import * as v from 'valibot'
import { parseSettings, type Environment } from '#engine/model/config/parse-settings.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** A whole number in a range, written as digits. */
function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      () => told(say`must be a whole number from ${typed(min)} to ${typed(max)}`),
    ),
    v.transform(Number),
  )
}

const port = wholeNumber(0, 65_535)

const seconds = (min: number, max: number) =>
  v.pipe(
    wholeNumber(min, max),
    v.transform((value) => value * 1000),
  )

const flag = v.pipe(
  v.picklist(['0', '1'], () => told(say`must be 0 or 1`)),
  v.transform((value) => value === '1'),
)

const hostName = v.pipe(
  v.string(),
  v.nonEmpty(() => told(say`must be a host name or an address, such as 127.0.0.1`)),
)

/** Settings that only the server on Node needs. All servers share the settings of the site. */
const environmentSchema = v.object({
  /** Where the server listens. */
  PORT: v.optional(port, '3000'),
  HOST: v.optional(hostName, 'localhost'),
  /** How many MB of answers, as they are sent, are held in memory. */
  SERVER_CACHE_MB: v.optional(wholeNumber(1, 4096), '16'),
  /** How many connections may be open. What comes above is answered with 503, and above a tenth more, closed unanswered. */
  SERVER_CONNECTIONS: v.optional(wholeNumber(1, 100_000), '5000'),
  /** How long a connection without a request stays open. It must be longer than that of the proxy in front. */
  SERVER_KEEP_ALIVE_SECONDS: v.optional(seconds(1, 3600), '65'),
  /** How long a client may take nothing of its response before the connection is closed. */
  SERVER_STALL_SECONDS: v.optional(seconds(1, 3600), '30'),
  /** How long requests are still accepted after SIGTERM, while /readyz answers 503, so that a proxy can turn away. */
  SERVER_DRAIN_SECONDS: v.optional(seconds(0, 300), '1'),
  /** How long after the signal the server ends, whatever is still being sent. */
  SERVER_STOP_SECONDS: v.optional(seconds(1, 300), '10'),
  /** 1 writes a line of JSON to the standard output for each request. */
  SERVER_ACCESS_LOG: v.optional(flag, '0'),
  /** The port of /metrics, in the format of Prometheus. Without it there are no metrics. */
  SERVER_METRICS_PORT: v.optional(port),
  SERVER_METRICS_HOST: v.optional(hostName, 'localhost'),
})

/** Times in milliseconds, sizes in bytes. */
export interface ServerSettings {
  port: number
  host: string
  cacheBytes: number
  connectionLimit: number
  keepAlive: number
  stallTimeout: number
  drainTime: number
  stopTime: number
  hasAccessLog: boolean
  /** Undefined without metrics. */
  metrics: { port: number; host: string } | undefined
}

/** @throws {ConfigError} naming every bad variable */
export function parseServerSettings(environment: Environment): ServerSettings {
  const settings = parseSettings(environmentSchema, environment)
  const { SERVER_METRICS_PORT: metricsPort } = settings
  return {
    port: settings.PORT,
    host: settings.HOST,
    cacheBytes: settings.SERVER_CACHE_MB * 1024 * 1024,
    connectionLimit: settings.SERVER_CONNECTIONS,
    keepAlive: settings.SERVER_KEEP_ALIVE_SECONDS,
    stallTimeout: settings.SERVER_STALL_SECONDS,
    drainTime: settings.SERVER_DRAIN_SECONDS,
    stopTime: settings.SERVER_STOP_SECONDS,
    hasAccessLog: settings.SERVER_ACCESS_LOG,
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: settings.SERVER_METRICS_HOST },
  }
}
