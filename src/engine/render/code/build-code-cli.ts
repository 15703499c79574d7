import { enableCompileCache } from 'node:module'

enableCompileCache('.cache/node')
const [directory] = process.argv.slice(2)
if (directory === undefined) throw new Error('Say where the code is to be built: build-code-cli.ts DIRECTORY')
const { buildCode } = await import('./build-code.ts')
await buildCode(directory)
