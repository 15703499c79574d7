import type { Plugin } from 'vite'

/** Must be the first line of the file: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells Chromium to compile all functions of a chunk in another thread while the chunk arrives, instead of each at its first
 * call. For the entry: a page is hydrated 60 ms earlier on a slow phone. Other browsers ignore the comment.
 */
export function compileEagerly(chunkName: string): Plugin {
  return {
    name: 'compile-eagerly',
    augmentChunkHash: ({ name }) => (name === chunkName ? hint : undefined),
    generateBundle: {
      // After Vite, which puts the files of dynamic imports at the start.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === chunkName) file.code = hint + file.code
        }
      },
    },
  }
}
