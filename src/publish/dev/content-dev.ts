import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { ownSetsFolder } from '#compiler/icons/read-own-set.ts'
import { parseSiteConfig, type SiteConfig } from '#model/config/site-config.ts'
import type { Store } from '#model/config/store.ts'
import { describeMissingTexts } from '../code/describe-missing-texts.ts'
import { createDevHandler } from './create-dev-handler.ts'
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
      const site = openDevSite(server, {
        contentDirectory,
        cacheDirectory: '.cache',
        config,
        describeMissing: describeMissingTexts,
      })
      const handler = createDevHandler(site, {
        fetch: createApp(site.store, config).fetch,
        logError: (message) => server.config.logger.error(message),
      })
      void handler.refresh({ hasCodeChanged: true })
      let hasCodeChanged = false
      let timer: NodeJS.Timeout | undefined
      server.httpServer?.once('close', site.close)
      server.watcher.add(watched)
      server.watcher.on('all', (_event, file) => {
        if (!watched.some((folder) => file.startsWith(folder))) return
        hasCodeChanged ||= !file.startsWith(contentDirectory)
        clearTimeout(timer)
        timer = setTimeout(() => {
          const change = { hasCodeChanged }
          hasCodeChanged = false
          const refreshed = handler.refresh(change)
          if (file.startsWith(contentDirectory)) void refreshed.then(() => server.ws.send({ type: 'full-reload' }))
        }, debounceMs)
      })
      // Returned, so that it runs after Vite's middlewares, which serve sources and public files.
      return () => {
        server.middlewares.use(getRequestListener(handler.answer))
      }
    },
  }
}
