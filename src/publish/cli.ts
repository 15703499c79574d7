import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// Compiled modules are kept: loading them takes longer than publishing an article.
enableCompileCache('.cache/node')
// Otherwise the heap grows to twice of what is used before garbage is collected; the time is the same.
setFlagsFromString('--heap-growing-percent=25')
await import('./publish-cli.ts')
