import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as viteBuild, type Manifest } from 'vite'
import { hashFiles, listFiles } from '#compiler/disk/files.ts'

/** The program, built: what browsers load, and the renderer for prerendering. */
export interface Code {
  /** Holds all of it. */
  directory: string
  /** Holds `assets/` as browsers fetch them. */
  clientDirectory: string
  /** Which source became which asset. */
  manifest: Manifest
  /** The URL of the module that exports `render`. */
  renderer: string
}

const sources = ['src', 'routes', 'vite.config.ts', 'package-lock.json']

/** One file for what every page needs, one for what most views share; the rest is cut by route. */
const chunkGroups = [
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  {
    name: 'page',
    test: /src\/(?:ui|i18n)\/|features\/layout\/(?:\S+\/)?(?:entry-layout|page-header|sample-label)/,
    minShareCount: 3,
    priority: 1,
  },
]

/** Routes are many, and the first script names the file of each: short names keep it small. */
function toChunkFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return facadeModuleId?.includes('tsr-split') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js'
}

/** Builds the program, or takes it from the cache: a change of content alone builds no code. */
export async function buildCode(cacheDirectory: string): Promise<Code> {
  const files = (await Promise.all(sources.map((source) => listFiles(source)))).flat()
  // Message catalogues and tests stand beside the code and are no part of it.
  const inputs = files.filter((file) => !/\.po$|\.test(-d)?\.tsx?$/.test(file))
  const directory = join(cacheDirectory, 'code', await hashFiles(inputs))
  if (!existsSync(directory)) await buildInto(directory)
  const manifest: Manifest = JSON.parse(await readFile(join(directory, 'client/manifest.json'), 'utf8')) // Vite's own
  const renderer = pathToFileURL(join(directory, 'renderer/render.js')).href
  return { directory, clientDirectory: join(directory, 'client'), manifest, renderer }
}

async function buildInto(directory: string): Promise<void> {
  // Vite and React take their mode from here: what the shell was set to must not reach the visitors.
  process.env['NODE_ENV'] = 'production'
  const draft = `${directory}.${process.pid}`
  await mkdir(draft, { recursive: true })
  try {
    await viteBuild({
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: join(draft, 'client'),
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
      build: { outDir: join(draft, 'renderer'), emptyOutDir: true, ssr: 'src/app/render.tsx', target: 'node22' },
    })
    await rename(draft, directory).catch((error: unknown) => {
      // Another build of the same code was sooner: one is as good as the other.
      if (!existsSync(directory)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
