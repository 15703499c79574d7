import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { parseSiteConfig, type SiteConfig } from '#model/config/site-config.ts'
import type { Store } from '#model/config/site-manifest.ts'
import { ContentError } from '#compiler/source/diagnostics.ts'
import { ownSetsFolder } from '#compiler/icons/read-own-set.ts'
import { createDevStore } from './create-dev-store.ts'

/** The site's own request handler; given from outside, as the build knows no server. */
type CreateApp = (store: Store, config: SiteConfig) => { fetch: (request: Request) => Response | Promise<Response> }

const contentDirectory = resolve('content')
const watched = [contentDirectory, resolve(ownSetsFolder)]

/** Serves the site while it is being written: the same handler as in production, over content that is read anew when it changes. */
export function contentDev(createApp: CreateApp): Plugin {
  return {
    name: 'shs:content-dev',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const config = parseSiteConfig(process.env)
      let app = startApp(server, createApp, config)
      server.watcher.add(watched)
      server.watcher.on('all', (_event, file) => {
        if (!watched.some((folder) => file.startsWith(folder))) return
        app = startApp(server, createApp, config)
        server.ws.send({ type: 'full-reload' })
      })
      // Returned, and so installed behind Vite's own: sources and public files are Vite's.
      return () => {
        server.middlewares.use(getRequestListener(async (request) => relax(await (await app).fetch(request))))
      }
    },
  }
}

async function startApp(server: ViteDevServer, createApp: CreateApp, config: SiteConfig) {
  try {
    return createApp(await createDevStore(server, contentDirectory, config), config)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    server.config.logger.error(error.message)
    return {
      fetch: () =>
        new Response(`${error.message}\n`, { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
    }
  }
}

/** Vite's client needs inline scripts and styles, which the site itself never has. */
function relax(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Security-Policy')
  return new Response(response.body, { status: response.status, headers })
}
