import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { ownSetsFolder } from '#compiler/icons/read-own-set.ts'
import { parseSiteConfig, type SiteConfig } from '#model/config/site-config.ts'
import type { Store } from '#model/config/store.ts'
import { openDevSite } from './open-dev-site.ts'

/** Creates the site's request handler. It is a parameter because this layer must not import the server. */
type CreateApp = (store: Store, config: SiteConfig) => { fetch: (request: Request) => Response | Promise<Response> }

const contentDirectory = resolve('content')
const watched = [contentDirectory, resolve(ownSetsFolder), resolve('src'), resolve('routes')]

/** Milliseconds to wait after a change: editors save in several steps, and a change of branch touches many files. */
const debounceMs = 50

/** Serves the site in development: with the request handler of production, and what a change concerns made again. */
export function contentDev(createApp: CreateApp): Plugin {
  return {
    name: 'shs:content-dev',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const config = parseSiteConfig(process.env)
      const site = openDevSite(server, contentDirectory, config)
      const app = createApp(site.store, config)
      const fail = (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        server.config.logger.error(message)
        return message
      }
      /** The last refresh, with the message of its error. Later ones wait for it. */
      let ready: Promise<string | undefined> = site.refresh({ hasCodeChanged: true }).then(() => undefined, fail)
      let hasCodeChanged = false
      let timer: NodeJS.Timeout | undefined
      server.watcher.add(watched)
      server.watcher.on('all', (_event, file) => {
        if (!watched.some((folder) => file.startsWith(folder))) return
        hasCodeChanged ||= !file.startsWith(contentDirectory)
        clearTimeout(timer)
        timer = setTimeout(() => {
          const change = { hasCodeChanged }
          hasCodeChanged = false
          ready = ready.then(() => site.refresh(change).then(() => undefined, fail))
          if (file.startsWith(contentDirectory)) void ready.then(() => server.ws.send({ type: 'full-reload' }))
        }, debounceMs)
      })
      // Returned, so that it runs after Vite's middlewares, which serve sources and public files.
      return () => {
        server.middlewares.use(
          getRequestListener(async (request) => {
            const problem = (await ready) ?? (await site.prepare(new URL(request.url)).then(() => undefined, fail))
            return problem === undefined ? removeContentSecurityPolicy(await app.fetch(request)) : toProblem(problem)
          }),
        )
      }
    },
  }
}

function toProblem(message: string): Response {
  return new Response(`${message}\n`, { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** Vite's client needs inline scripts and styles, which the policy forbids. */
function removeContentSecurityPolicy(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Security-Policy')
  return new Response(response.body, { status: response.status, headers })
}
