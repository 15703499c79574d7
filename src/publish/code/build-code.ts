import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as viteBuild, type Manifest } from 'vite'
import { hashFiles, listFiles } from '#compiler/disk/files.ts'

/** The built code: the client for browsers, and the renderer for prerendering. */
export interface Code {
  /** The folder of the client and the renderer. */
  directory: string
  /** The folder that contains `assets/`. */
  clientDirectory: string
  /** Vite's manifest of the client. */
  manifest: Manifest
  /** The URL of the module that exports `render`. */
  renderer: string
}

const sources = ['src', 'routes', 'vite.config.ts', 'package-lock.json']

/** One chunk with the code of all pages, one with the code that most views share; all other code is split by route. */
const chunkGroups = [
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  {
    name: 'page',
    test: /src\/(?:ui|i18n)\/|features\/layout\/(?:\S+\/)?(?:entry-layout|page-header|sample-label)/,
    minShareCount: 3,
    priority: 1,
  },
]

/** Short names for the chunks of routes, because the entry script contains the names of all of them. */
function toChunkFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return facadeModuleId?.includes('tsr-split') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js'
}

/** Builds the code, or takes it from the cache if no source has changed. */
export async function buildCode(cacheDirectory: string): Promise<Code> {
  const files = (await Promise.all(sources.map((source) => listFiles(source)))).flat()
  // Message catalogues and tests are not part of the code.
  const inputs = files.filter((file) => !/\.po$|\.test(-d)?\.tsx?$/.test(file))
  const directory = join(cacheDirectory, 'code', await hashFiles(inputs))
  if (!existsSync(directory)) await buildInto(directory)
  const manifest: Manifest = JSON.parse(await readFile(join(directory, 'client/manifest.json'), 'utf8')) // the format of Vite
  const renderer = pathToFileURL(join(directory, 'renderer/render.js')).href
  return { directory, clientDirectory: join(directory, 'client'), manifest, renderer }
}

async function buildInto(directory: string): Promise<void> {
  // Vite and React read their mode from here; the value of the caller's environment must not change the output.
  process.env['NODE_ENV'] = 'production'
  const temporary = `${directory}.${process.pid}`
  await mkdir(temporary, { recursive: true })
  try {
    await viteBuild({
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: join(temporary, 'client'),
        emptyOutDir: true,
        manifest: 'manifest.json',
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/app/browser.tsx',
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: toChunkFileName },
        },
      },
    })
    await viteBuild({
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: { outDir: join(temporary, 'renderer'), emptyOutDir: true, ssr: 'src/app/render.tsx', target: 'node22' },
    })
    await rename(temporary, directory).catch((error: unknown) => {
      // Another process has built the same code in the meantime.
      if (!existsSync(directory)) throw error
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
