import { mkdirSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Duplex } from 'node:stream'
import { createServer, type ViteDevServer } from 'vite'
import { contentDev } from '#engine/publish/dev/content-dev.ts'
import { codeChunks } from '#engine/render/code/code-chunks.ts'
import { compilePlugins } from '#engine/render/code/compile-plugins.ts'
import { createApp } from '#engine/serve/app.ts'
import { site } from '#site/site.ts'
import type { ChangeStore } from '../changes/change-store.ts'
import { contentName } from '../content/examiner.ts'
import { createOverlaidTree } from '../content/overlaid-tree.ts'
import { toSiteDuties } from '../duties/to-site-duties.ts'
import type { Person } from '../protocol/people.ts'
import type { DeskPlaces } from '../services/services.ts'
import { createMirror } from './mirror-tree.ts'

/** The site with changes laid over it, for requests that are let through. */
export interface PreviewSite {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Takes the connection over which pages are told to load again. */
  connect: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>
  close: () => Promise<void>
}

interface PreviewSiteOptions {
  places: DeskPlaces
  /** Whoever may read the changes that it shows; undefined where they are those that everybody of the desk may read. */
  reader: Person | undefined
  /** The name of its folders. */
  name: string
  changes: Pick<ChangeStore, 'overlays' | 'onChange'>
  logError: (error: unknown) => void
}

/** Milliseconds to wait after a change of the content, because many files change together. */
const debounceMs = 50

/**
 * The site of development over the content with all changes that its reader may read. Without one, those under embargo are in none of its pages. It
 * starts at the first request.
 */
export function openPreviewSite(options: PreviewSiteOptions): PreviewSite {
  /** Vite adds its connection to a server. This one listens nowhere: only what the guards let through comes to it. */
  const connections = createHttpServer()
  let starting: Promise<ViteDevServer> | undefined
  const start = async () => {
    starting ??= startVite(options, connections)
    try {
      return await starting
    } catch (error) {
      starting = undefined
      throw error
    }
  }
  return {
    answer: async (request, response) => {
      const { middlewares } = await start()
      middlewares(request, response, (error: unknown) => {
        if (error !== undefined && error !== null) options.logError(error)
        if (!response.headersSent) response.writeHead(error ? 500 : 404)
        response.end()
      })
    },
    connect: async (request, socket, head) => {
      await start()
      connections.emit('upgrade', request, socket, head)
    },
    close: async () => {
      const server = await starting?.catch(() => undefined)
      await server?.close()
    },
  }
}

async function startVite(
  { places, changes, reader, name, logError }: PreviewSiteOptions,
  connections: ReturnType<typeof createHttpServer>,
): Promise<ViteDevServer> {
  // Of the same folder as the changes: nobody else may read either.
  const [contentDirectory, cacheDirectory] = [
    join(places.state, 'preview', name, 'content'),
    join(places.state, 'preview', name, 'cache'),
  ]
  const ownCache = join(places.cache, 'desk-preview', name)
  mkdirSync(cacheDirectory, { recursive: true, mode: 0o700 })
  const toTree = createOverlaidTree(places.content)
  const mirror = createMirror(contentDirectory)
  const bringUpToDate = () => {
    try {
      mirror(toTree(changes.overlays(reader)))
    } catch (error) {
      // What was asked for, such as a save, has been done all the same.
      logError(error)
    }
  }
  bringUpToDate()
  const server = await createServer({
    configFile: false,
    cacheDir: ownCache,
    server: {
      middlewareMode: true,
      hmr: { server: connections },
      // The guards have looked at the host.
      allowedHosts: true,
      cors: false,
      // The code alone: Vite would serve all files of the project, also the changes under embargo.
      fs: {
        strict: true,
        allow: ['src', 'routes', 'node_modules', ownCache].map((one) => resolve(one)),
      },
    },
    plugins: [
      compilePlugins(),
      codeChunks(site.scripts),
      contentDev(site, {
        createApp,
        script: '/src/desk/preview/preview.tsx',
        toDuties: toSiteDuties,
        contentDirectory,
        contentName,
        cacheDirectory,
        outDirectory: places.out,
      }),
    ],
  })
  changes.onChange(bringUpToDate)
  let timer: NodeJS.Timeout | undefined
  server.watcher.add(places.content).on('all', (_event, file) => {
    if (!file.startsWith(places.content + sep)) return
    clearTimeout(timer)
    timer = setTimeout(bringUpToDate, debounceMs)
  })
  return server
}
