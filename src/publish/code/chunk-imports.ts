import type { Plugin } from 'vite'

const helperId = '\0vite/preload-helper.js'

const importChunk = new URL('../../lib/import-chunk.ts', import.meta.url).pathname

/**
 * Replaces Vite's wrapper of dynamic imports, which loads the style sheets of a chunk, by one that reports which chunk failed
 * to load. Chunks have no style sheets: all styles are in one that every page links.
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
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || part.isEntry || !part.viteMetadata?.importedCss.size) continue
        throw new Error(`${part.fileName} has its own style sheet, which no page would load; import it in site.css`)
      }
    },
  }
}
