import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { hashBytes } from '#engine/content/disk/files.ts'
import { rendererFile, viewSetupFile } from '#engine/model/config/internal-files.ts'
import type { ViewSetup } from '#engine/model/renderer.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'

interface ViewSources {
  /** The URL of the module that makes pages. */
  renderer: string
  /** Changes with the module. */
  build: string
  /** Its input. Reads of the content are recorded. */
  toSetup: () => ViewSetup
}

/** The code that makes pages as queries show them, as a part of the release. */
export function planViewFiles({ renderer, build, toSetup }: ViewSources): OutputPlan[] {
  return [
    {
      key: `file ${rendererFile}`,
      kind: 'other files',
      prepare: () => ({
        input: build,
        make: async () => [
          toOutputFile(rendererFile, await readFile(fileURLToPath(renderer)), {
            type: 'text/javascript; charset=utf-8',
            cache: 'revalidate',
          }),
        ],
      }),
    },
    {
      key: `file ${viewSetupFile}`,
      kind: 'other files',
      prepare: () => {
        const text = JSON.stringify(toSetup())
        return { input: hashBytes(text), make: () => [toOutputFile(viewSetupFile, text, { cache: 'revalidate' })] }
      },
    },
  ]
}
