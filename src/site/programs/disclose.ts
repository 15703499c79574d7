import { enableCompileCache } from 'node:module'

// As in build.ts.
enableCompileCache('.cache/node')
const { importProgram } = await import('#engine/publish/bundle/import-program.ts')
const { program } = await importProgram('disclose', () => import('./disclose-program.ts'))
await program.run()
