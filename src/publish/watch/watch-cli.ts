import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// As in src/publish/cli.ts.
enableCompileCache('.cache/node')
setFlagsFromString('--heap-growing-percent=25')
await import('./publish-watch.ts')
