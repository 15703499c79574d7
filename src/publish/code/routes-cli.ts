import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routerConfig } from './router-config.ts'

// Writes the route tree without Vite: the type checker needs it. With --check, fails where the committed one is another.

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const root = process.cwd()
const read = () => readFile(routerConfig.generatedRouteTree, 'utf8').catch(() => '')

const before = await read()
await new Generator({ config: getConfig(routerConfig, root), root }).run()
if (values.check && (await read()) !== before) {
  console.error(`${routerConfig.generatedRouteTree} did not match routes/. It has been written anew: commit it.`)
  process.exitCode = 1
}
