import { enableCompileCache } from 'node:module'
import { limitArenas } from '#engine/publish/limit-arenas.ts'

// As in build.ts.
limitArenas()
enableCompileCache('.cache/node')
const [{ publishWatch }, { site }] = await Promise.all([import('#engine/cli/publish-watch.ts'), import('../site.ts')])
await publishWatch(site)
