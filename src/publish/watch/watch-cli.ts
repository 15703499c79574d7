import { enableCompileCache } from 'node:module'

enableCompileCache('.cache/node')
await import('./publish-watch.ts')
