import { sep } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { listFiles } from '#engine/content/disk/files.ts'
import type { Scripts } from './scripts.ts'
import { toChunkName } from './to-chunk-name.ts'
import { toChunkRules, type ChunkRules } from './to-chunk-rules.ts'

/** Splits the client into the scripts that the site names. */
export function codeChunks(scripts: Required<Scripts>): Plugin {
  return {
    name: 'code-chunks',
    apply: 'build',
    async config({ root = process.cwd() }, { isSsrBuild }) {
      if (isSsrBuild) return {}
      const files = (await listFiles('src')).map((file) => file.split(sep).join('/'))
      const rules = toChunkRules(scripts, { root: normalizePath(root), files })
      return { build: { rolldownOptions: { output: { codeSplitting: toGroups(rules) } } } }
    },
  }
}

/** Groups of chunks. The code that decides whether the app is imported is apart. One chunk has the code of all pages; the others are made by `toChunkName`. */
const toGroups = (rules: ChunkRules): Rolldown.CodeSplittingOptions => ({
  groups: [
    { name: 'start', test: /\/src\/(?:app\/(?:start|is-supported)|engine\/model\/config\/app-link)\.ts$/, priority: 3 },
    { name: 'site', tags: ['$initial'], priority: 2 },
    { name: (id, context) => toChunkName(rules, id, (module) => context.getModuleInfo(module)), priority: 1 },
  ],
  includeDependenciesRecursively: false,
})
