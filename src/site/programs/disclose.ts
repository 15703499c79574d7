import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// As in build.ts.
enableCompileCache('.cache/node')
const [{ discloseProgram }, { site }] = await Promise.all([
  import('#engine/cli/disclose/disclose-program.ts'),
  import('../site.ts'),
])
const build = fileURLToPath(new URL('build.ts', import.meta.url))
await discloseProgram(site, { build, meetings: 'meetings' })
