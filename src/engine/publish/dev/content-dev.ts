import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { ownSetsFolder } from '#engine/content/icons/read-own-set.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import type { ToDuties } from '#engine/model/config/site-duties.ts'
import { speakAsAsked } from '#engine/program/language.ts'
import { toRealPath } from '#engine/program/to-real-path.ts'
import { describeMissingTexts } from '#engine/render/code/describe-missing-texts.ts'
import type { Site } from '../site.ts'
import { collectChanges } from './collect-changes.ts'
import { createDevHandler, type CreateApp } from './create-dev-handler.ts'
import { createDevLogger } from './create-dev-logger.ts'
import { openDevSite, type DevSite } from './open-dev-site.ts'
import { answerWithPage } from './to-preview-page.ts'

interface DevOptions {
  createApp: CreateApp
  /** The script that adds the preview's bar to pages, as an address of Vite's server. */
  script: string
  toDuties?: ToDuties
  contentDirectory?: string
  /** Its name in messages; its path by default. */
  contentName?: string
  cacheDirectory?: string
  outDirectory?: string
}

const codeDirectories = [resolve(ownSetsFolder), resolve('src'), resolve('routes')]

/** Serves the site in development: with the request handler of production, and what a change concerns made again. */
export function contentDev(definition: Site, options: DevOptions): Plugin {
  const { createApp, script, toDuties, cacheDirectory = '.cache', outDirectory = 'dist' } = options
  const contentDirectory = toRealPath(options.contentDirectory ?? 'content')
  speakAsAsked()
  let close: (() => void) | undefined
  return {
    name: 'site:content-dev',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      customLogger: createDevLogger(),
      // Looked through at the start, so that a package that is found later does not have open pages load again.
      optimizeDeps: {
        entries: ['src/app/start.ts', 'src/app/browser.tsx', 'routes/**/*.tsx', script.slice(1)],
        exclude: ['@lingui/core/macro', '@lingui/react/macro'],
      },
    }),
    // Also where another server has Vite's middlewares.
    closeBundle: () => close?.(),
    configureServer(server) {
      const config = parseSiteConfig(process.env)
      const { clock } = config
      const site = openDevSite(server, {
        site: definition,
        contentDirectory,
        contentName: options.contentName,
        cacheDirectory,
        outDirectory,
        config,
        script,
        toDuties,
        describeMissing: describeMissingTexts,
      })
      const handler = createDevHandler(site, {
        createApp,
        clock,
        logError: (message) => server.config.logger.error(message),
        toPage: (page, request, status) => answerWithPage(page, { server, script, request, status }),
      })
      const waitForNext = reloadAt(server, { site, clock })
      void handler.refresh({ hasCodeChanged: true }).then(waitForNext)
      const folders = { content: contentDirectory, code: codeDirectories }
      const onChange = collectChanges(folders, ({ hasCodeChanged, hasContentChanged }) => {
        const refreshed = handler.refresh({ hasCodeChanged }).then(waitForNext)
        // Vite itself shows changes of code.
        if (hasContentChanged) void refreshed.then(() => server.ws.send({ type: 'full-reload' }))
      })
      ;({ close } = site)
      server.watcher.add([contentDirectory, ...codeDirectories])
      server.watcher.on('all', (_event, file) => onChange(file))
      // Returned, so that it runs after Vite's middlewares, which serve sources and public files.
      return () => {
        server.middlewares.use(getRequestListener(handler.answer))
      }
    },
  }
}

/** Timers of more milliseconds would end at once. */
const longestTimer = 2 ** 31 - 1

/** Has open pages load again when the site changes without a change of its files. */
function reloadAt(
  server: ViteDevServer,
  { site, clock }: { site: Pick<DevSite, 'nextChange'>; clock: () => Date },
): () => void {
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    const next = site.nextChange()
    if (next === undefined) return
    const left = Date.parse(next) - clock().getTime()
    timer = setTimeout(
      () => {
        if (left <= longestTimer) server.ws.send({ type: 'full-reload' })
        wait()
      },
      Math.min(Math.max(left, 1000), longestTimer),
    )
    timer.unref()
  }
  return wait
}
