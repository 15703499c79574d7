import { enableCompileCache } from 'node:module'

// As in build.ts.
enableCompileCache('.cache/node')
const { importProgram } = await import('#engine/publish/bundle/import-program.ts')
const { program } = await importProgram('check-content', () => import('./check-content-program.ts'))
await program.run()
