import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helperId = '\0vite/preload-helper.js'

const importChunk = fileURLToPath(new URL('../../../lib/import-chunk.ts', import.meta.url))

/**
 * Replaces Vite's wrapper of dynamic imports by one that knows which style sheets the document contains, and reports which
 * chunk failed to load.
 */
export function chunkImports(): Plugin {
  return {
    name: 'chunk-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: (id) =>
        id === helperId ? `export { importChunk as __vitePreload } from ${JSON.stringify(importChunk)}` : undefined,
    },
  }
}
