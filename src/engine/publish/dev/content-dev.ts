import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { ownSetsFolder } from '#engine/content/icons/read-own-set.ts'
import { parseSiteConfig, type SiteConfig } from '#engine/model/config/site-config.ts'
import type { Store } from '#engine/model/config/store.ts'
import { describeMissingTexts } from '#engine/render/code/describe-missing-texts.ts'
import type { Site } from '../site.ts'
import { collectChanges } from './collect-changes.ts'
import { createDevHandler } from './create-dev-handler.ts'
import { openDevSite } from './open-dev-site.ts'

/** Creates the site's request handler. It is a parameter because this layer must not import the server. */
type CreateApp = (store: Store, config: SiteConfig) => { fetch: (request: Request) => Response | Promise<Response> }

const contentDirectory = resolve('content')
const codeDirectories = [resolve(ownSetsFolder), resolve('src'), resolve('routes')]

/** Serves the site in development: with the request handler of production, and what a change concerns made again. */
export function contentDev(definition: Site, createApp: CreateApp): Plugin {
  return {
    name: 'site:content-dev',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const config = parseSiteConfig(process.env)
      const site = openDevSite(server, {
        site: definition,
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
      const folders = { content: contentDirectory, code: codeDirectories }
      const onChange = collectChanges(folders, ({ hasCodeChanged, hasContentChanged }) => {
        const refreshed = handler.refresh({ hasCodeChanged })
        // Vite itself shows changes of code.
        if (hasContentChanged) void refreshed.then(() => server.ws.send({ type: 'full-reload' }))
      })
      server.httpServer?.once('close', site.close)
      server.watcher.add([contentDirectory, ...codeDirectories])
      server.watcher.on('all', (_event, file) => onChange(file))
      // Returned, so that it runs after Vite's middlewares, which serve sources and public files.
      return () => {
        server.middlewares.use(getRequestListener(handler.answer))
      }
    },
  }
}
