import { enableCompileCache } from 'node:module'

// Compiled modules are kept: loading them takes longer than checking the content.
enableCompileCache('.cache/node')
await import('./check-content.ts')
