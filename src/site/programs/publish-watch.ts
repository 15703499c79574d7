import { enableCompileCache } from 'node:module'
import { limitArenas } from '#engine/publish/limit-arenas.ts'

// As in build.ts.
limitArenas()
enableCompileCache('.cache/node')
const { importProgram } = await import('#engine/publish/bundle/import-program.ts')
const { program } = await importProgram('publish-watch', () => import('./publish-watch-program.ts'))
await program.run()
