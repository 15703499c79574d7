import { enableCompileCache } from 'node:module'

// Compiled modules are kept: loading them takes longer than publishing an article.
enableCompileCache('.cache/node')
await import('./publish-cli.ts')
