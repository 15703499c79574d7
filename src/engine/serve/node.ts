import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { parseSiteConfig, type SiteConfig } from '#engine/model/config/site-config.ts'
import type { SiteRelease } from '#engine/model/config/store.ts'
import { createProgram } from '#engine/program/create-program.ts'
import { explainDamage } from '#engine/store/damage-note.ts'
import { openStore } from '#engine/store/open-store.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { toText } from './answer.ts'
import { createApp } from './app.ts'
import { createAccessLog } from './node/access-log.ts'
import { failures, type ToSecurityHeaders } from './node/failure.ts'
import { followReleases } from './node/follow-releases.ts'
import { createHttpServer } from './node/http-server.ts'
import { listen, toPassedSocket } from './node/listen.ts'
import { createMetrics, createMetricsServer } from './node/metrics.ts'
import { onEnd } from './node/on-end.ts'
import { parseServerSettings } from './node/server-settings.ts'
import { startThread } from './node/start-thread.ts'
import { stopServer } from './node/stop-server.ts'
import { createThreadQueue } from './node/thread-queue.ts'
import { createRecentAnswers } from './recent-answers.ts'
import { toHeaderSettings, toSecurityHeaders } from './security-headers.ts'
import { createSender, type SentAnswer, type SentRequest } from './sent-request.ts'
import { isForwardedSecurely } from './site-request.ts'

// The server on Node. Its settings are those of server-settings.ts and site-config.ts.

async function main(): Promise<void> {
  // Requests leave little behind: a small space for young objects takes 70 MB less, and no more time.
  setFlagsFromString('--max-semi-space-size=2')
  setFlagsFromString('--semi-space-growth-factor=1')
  const start = performance.now()
  const { dir } = createProgram(
    'npm run serve --',
    'Serves a built site. Its settings are environment variables; docs/commands.md lists them.',
  )
    .option('--dir <dir>', 'folder of the built site', 'dist')
    .parse()
    .opts()
  const settings = parseServerSettings(process.env)
  const config = parseSiteConfig(process.env)
  const store = openStore(dir, { look: 'each-turn' })
  const releases = followReleases(store)
  const queue = createThreadQueue<SentRequest, SentAnswer>({
    start: () => startThread(new URL('./answer-thread.ts', import.meta.url), { directory: dir }),
  })
  const { status: busyStatus, text, headers } = failures.busy
  const answerSlowly = createSender({ send: queue.run, busy: toText(busyStatus, text, headers) })
  const recent = createRecentAnswers(settings.cacheBytes)
  const app = createApp(releases.store, config, {
    recent,
    answerSlowly,
    report: (error) => console.error(explainDamage(dir, error)),
  })

  const log = settings.hasAccessLog ? createAccessLog(process.stdout, config.clock) : undefined
  const metrics =
    settings.metrics &&
    (await createMetrics({
      connections: () => http.connections.count(),
      waiting: queue.count,
      release: () => releases.store.current().number,
    }))
  const http = createHttpServer({
    fetch: app.fetch,
    recall: ({ method = '', url: target = '', headers }) =>
      recent.recall({ method, target, headers }, { release: releases.store.current(), revision: store.revision() }),
    toSecurityHeaders: createSecurityHeaders(releases.last, config),
    settings,
    isProxyTrusted: config.isProxyTrusted,
    lastRelease: () => releases.last().number,
    observers: [...(log ? [log.record] : []), ...(metrics ? [metrics.observe] : [])],
  })

  const stop = async (drainTime: number, status: number) => {
    const cut = await stopServer(http, { drainTime, stopTime: settings.stopTime })
    if (cut > 0)
      console.warn(told(say`${cut} connections were cut, because they were not done in ${settings.stopTime / 1000} s`))
    // Not for ever, if nobody reads the log.
    if (log) await Promise.race([log.flush(), setTimeout(1000)])
    store.close()
    process.exit(status)
  }
  onEnd({
    // A person at a terminal waits for the end; a supervisor waits for the proxy.
    onSignal: (signal) => void stop(signal === 'SIGINT' ? 0 : settings.drainTime, 0),
    onCrash: () => void stop(0, 1),
  })

  if (metrics && settings.metrics) {
    await listen(createMetricsServer(metrics), { ...settings.metrics, setting: 'SERVER_METRICS_PORT' })
  }
  const { port: wantedPort, host } = settings
  const openSocket = toPassedSocket(process.env, process.pid)
  const port = await listen(http.server, { port: wantedPort, host, setting: 'PORT', openSocket })
  // With an access log, the standard output has lines of JSON alone.
  const print = log ? console.warn : console.info
  print(told(say`Serving ${dir} on ${`http://${host}:${port}`} (ready in ${Math.round(performance.now() - start)} ms)`))
}

/** Those of the current release, made again only for another one. */
function createSecurityHeaders(current: () => SiteRelease, { isProxyTrusted }: SiteConfig): ToSecurityHeaders {
  let made = makeSecurityHeaders(current())
  return (incoming) => {
    if (made.release !== current()) made = makeSecurityHeaders(current())
    const isSecure = isProxyTrusted && isForwardedSecurely(incoming?.headers['x-forwarded-proto']?.toString())
    return isSecure ? made.secure : made.plain
  }
}

function makeSecurityHeaders(release: SiteRelease) {
  const settings = toHeaderSettings(release.settings)
  // Of answers that are no pages.
  const toHeaders = (isSecure: boolean) => toSecurityHeaders({ isSecure, ...settings, styleHashes: [] })
  return { release, secure: toHeaders(true), plain: toHeaders(false) }
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
