import { enableCompileCache } from 'node:module'
import { limitArenas } from '#engine/publish/limit-arenas.ts'

// As in src/engine/cli/build-cli.ts.
limitArenas()
enableCompileCache('.cache/node')
await import('./publish-watch.ts')
