import { enableCompileCache } from 'node:module'

// Compiled modules are kept: loading them takes longer than checking the content.
enableCompileCache('.cache/node')
const [{ checkContent }, { site }] = await Promise.all([import('#engine/cli/check-content.ts'), import('../site.ts')])
await checkContent(site)
