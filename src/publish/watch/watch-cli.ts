import { enableCompileCache } from 'node:module'

// As in src/publish/cli.ts.
enableCompileCache('.cache/node')
await import('./publish-watch.ts')
