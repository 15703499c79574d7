import { readFile } from 'node:fs/promises'
import { Generator, getConfig } from '@tanstack/router-generator'
import { createProgram } from '#engine/program/create-program.ts'
import { routeMapFile, routerConfig } from '#engine/render/code/router-config.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const { check } = createProgram(
  'npm run site -- routes',
  'Writes the route tree and the list of addresses without Vite: the type checker needs them.',
)
  .option('--check', 'fails where the committed one differs')
  .parse()
  .opts()
const root = process.cwd()
const files = [routerConfig.generatedRouteTree, routeMapFile]
const read = (file: string) => readFile(file, 'utf8').catch(() => '')

const before = await Promise.all(files.map(read))
await new Generator({ config: getConfig(routerConfig, root), root }).run()
const after = await Promise.all(files.map(read))
for (const [index, file] of files.entries()) {
  if (!check || after[index] === before[index]) continue
  console.error(told(say`${file} did not match routes/. It has been written anew: commit it.`))
  process.exitCode = 1
}
