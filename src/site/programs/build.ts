import { enableCompileCache } from 'node:module'

// Compiled modules are kept: loading them takes longer than publishing an article.
enableCompileCache('.cache/node')
const { publish } = await import('#engine/cli/publish.ts')
await publish(async () => (await import('../site.ts')).site)
