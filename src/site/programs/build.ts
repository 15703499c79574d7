import { enableCompileCache } from 'node:module'
import { limitArenas } from '#engine/publish/limit-arenas.ts'

limitArenas()
// Compiled modules are kept: loading them takes longer than publishing an article.
enableCompileCache('.cache/node')
const [{ publish }, { site }] = await Promise.all([import('#engine/cli/publish.ts'), import('../site.ts')])
await publish(site)
