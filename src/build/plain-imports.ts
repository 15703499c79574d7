import type { Plugin } from 'vite'

const helperId = '\0vite/preload-helper.js'

/** Vite wraps each dynamic import to fetch its style sheets first. All styles are in one that every page names. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: (id) => (id === helperId ? 'export const __vitePreload = (load) => load()' : undefined),
    },
  }
}
