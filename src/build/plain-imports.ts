import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Makes `import()` in built code what it is in the language. Vite's own wrapper first loads the style sheets of a part
 * and what it imports; here there is one style sheet, in the head, and no part names what to preload (`code.ts`): the
 * wrapper would be half a KB on every page for nothing. Its event `vite:preloadError` goes with it.
 */
export function plainImports(): Plugin {
  return {
    name: 'shs:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
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
