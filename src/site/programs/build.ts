import { enableCompileCache } from 'node:module'

// Compiled modules are kept: loading them takes longer than publishing an article.
enableCompileCache('.cache/node')
const { importProgram } = await import('#engine/publish/bundle/import-program.ts')
const { program, isBundled } = await importProgram('build', () => import('./build-program.ts'))
await program.run(isBundled)
