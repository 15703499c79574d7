import type { Plugin } from 'vite'

const helperId = '\0vite/preload-helper.js'

const importChunk = new URL('../../lib/import-chunk.ts', import.meta.url).pathname

/**
 * Vite wraps each dynamic import to fetch its style sheets first. All styles are in one that every page names; what is
 * wanted of the wrapper is to tell what failed.
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
        throw new Error(
          `${part.fileName} has a style sheet of its own, which nothing would load; import it in site.css`,
        )
      }
    },
  }
}
