import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { ownSetsFolder } from '#compiler/icons/read-own-set.ts'
import { ContentError } from '#compiler/source/diagnostics.ts'
import { parseSiteConfig, type SiteConfig } from '#model/config/site-config.ts'
import type { Store } from '#model/config/site-manifest.ts'
import { createDevStore } from './create-dev-store.ts'

/** Creates the site's request handler. It is a parameter because this layer must not import the server. */
type CreateApp = (store: Store, config: SiteConfig) => { fetch: (request: Request) => Response | Promise<Response> }

const contentDirectory = resolve('content')
const watched = [contentDirectory, resolve(ownSetsFolder)]

/** Serves the site in development: with the request handler of production, and the content read again after each change. */
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
      // Returned, so that it runs after Vite's middlewares, which serve sources and public files.
      return () => {
        server.middlewares.use(
          getRequestListener(async (request) => removeContentSecurityPolicy(await (await app).fetch(request))),
        )
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

/** Vite's client needs inline scripts and styles, which the policy forbids. */
function removeContentSecurityPolicy(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Security-Policy')
  return new Response(response.body, { status: response.status, headers })
}
