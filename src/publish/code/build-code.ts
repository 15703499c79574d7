import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as viteBuild, type Manifest } from 'vite'
import type * as Renderer from '#app/render.tsx'
import { hashFile } from '#compiler/disk/file-hashes.ts'
import { hashBytes, listFiles } from '#compiler/disk/files.ts'
import { toPageTemplate } from '../pages/page-template.ts'
import { codeFile, hashProgram, type BuiltCode, type KeptCode } from './built-code.ts'

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

/** On a busy machine, a build would warn of slow plugins. */
const checks = { bundlerTimings: false }

/** Builds the code into a folder, which appears when it is complete. */
export async function buildCode(directory: string): Promise<void> {
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
          checks,
          input: 'src/app/browser.tsx',
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: toChunkFileName },
        },
      },
    })
    await viteBuild({
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        outDir: join(temporary, 'renderer'),
        emptyOutDir: true,
        ssr: 'src/app/render.tsx',
        target: 'node22',
        rolldownOptions: { checks },
      },
    })
    const text = JSON.stringify(await describeCode(temporary))
    const kept: KeptCode = { sum: hashBytes(text), text }
    await writeFile(join(temporary, codeFile), JSON.stringify(kept))
    await rename(temporary, directory).catch((error: unknown) => {
      // Another process has built the same code in the meantime.
      if (!existsSync(directory)) throw error
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function describeCode(directory: string): Promise<BuiltCode> {
  const client = join(directory, 'client')
  const manifest: Manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) // the format of Vite
  const renderer = pathToFileURL(resolve(directory, 'renderer/render.js')).href
  const { navTree }: typeof Renderer = await import(renderer) // the built src/app/render.tsx
  const files = await listFiles(join(client, 'assets'))
  return {
    program: await hashProgram(directory, hashFile),
    template: toPageTemplate(manifest, (file) => readFileSync(join(client, file))),
    navTree,
    assets: files.map((file) => `/${relative(client, file).split(sep).join('/')}`),
  }
}
