import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { EdgeRelease } from '#engine/store/edge/edge-layout.ts'

/** The script of the Worker, in the folder of an export. */
export const workerFile = 'worker.js'

const entry = fileURLToPath(new URL('../../edge.ts', import.meta.url))
const releaseModule = 'virtual:edge-release'
const rendererModule = 'virtual:edge-renderer'

/**
 * Bundles the Worker with what it must know of its release.
 * @param renderer the text of the module that makes pages; a module without exports where there is none
 */
export async function buildWorker(folder: string, release: EdgeRelease, renderer: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [provideRelease(release, renderer)],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // The runtime has them.
        external: ['cloudflare:workers', /^node:/],
        output: { entryFileNames: workerFile, codeSplitting: false },
      },
    },
  })
}

function provideRelease(release: EdgeRelease, renderer: string): Plugin {
  const text = `import * as renderer from '${rendererModule}'
export const release = ${JSON.stringify(release)}
export { renderer }`
  const modules = new Map([
    [releaseModule, text],
    [rendererModule, renderer],
  ])
  return {
    name: 'edge-release',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  }
}
