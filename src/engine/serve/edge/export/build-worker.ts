import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { EdgeRelease } from '#engine/store/edge/edge-layout.ts'

/** The script of the Worker, in the folder of an export. */
export const workerFile = 'worker.js'

const entry = fileURLToPath(new URL('../../edge.ts', import.meta.url))
const releaseModule = 'virtual:edge-release'

/** Bundles the Worker with what it must know of its release. */
export async function buildWorker(folder: string, release: EdgeRelease): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [provideRelease(release)],
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

function provideRelease(release: EdgeRelease): Plugin {
  return {
    name: 'edge-release',
    resolveId: (id) => (id === releaseModule ? `\0${releaseModule}` : undefined),
    load: (id) => (id === `\0${releaseModule}` ? `export const release = ${JSON.stringify(release)}` : undefined),
  }
}
