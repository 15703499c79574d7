import { readFile } from 'node:fs/promises'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routerConfig } from '#engine/render/code/router-config.ts'
import { createProgram } from './program/create-program.ts'

const { check } = createProgram(
  'npm run site -- routes',
  'Writes the route tree without Vite: the type checker needs it.',
)
  .option('--check', 'fails where the committed one differs')
  .parse()
  .opts()
const root = process.cwd()
const read = () => readFile(routerConfig.generatedRouteTree, 'utf8').catch(() => '')

const before = await read()
await new Generator({ config: getConfig(routerConfig, root), root }).run()
if (check && (await read()) !== before) {
  console.error(`${routerConfig.generatedRouteTree} did not match routes/. It has been written anew: commit it.`)
  process.exitCode = 1
}
