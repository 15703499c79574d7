import { enableCompileCache } from 'node:module'
import { limitArenas } from '../limit-arenas.ts'

// As in src/publish/cli.ts.
limitArenas()
enableCompileCache('.cache/node')
await import('./publish-watch.ts')
