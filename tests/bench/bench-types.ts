import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { runProgram } from '../../src/engine/program/create-program.ts'
import { parseCount } from '../../src/engine/program/parse-count.ts'
import { createBenchProgram, parseCounts, writeFigures } from './create-bench-program.ts'
import { describeMachine, readMachine } from './read-machine.ts'
import { copySources } from './types/copy-sources.ts'
import { measureTypes } from './types/measure-types.ts'
import { toRoutes } from './types/to-routes.ts'
import { toTypesReport, type TypesResult } from './types/to-types-report.ts'
import { writeRoutes } from './types/write-routes.ts'

const { routes, rounds, json, date } = createBenchProgram(
  'npm run site -- bench types',
  'Measures the type check of the project with more and more routes, in copies of it, and that wrong links stay errors.',
)
  .option(
    '--routes <counts>',
    'how many routes, separated by commas; at least those of the project',
    parseCounts,
    [80, 300, 1000],
  )
  .option('--rounds <count>', 'how often each size is checked; the run with the least CPU time counts', parseCount, 3)
  .parse()
  .opts()

await runProgram(async () => {
  const machine = readMachine()
  console.info(describeMachine(machine))
  const own = globSync('routes/**/*.tsx').length - 1 // without the root route
  const results: TypesResult[] = []
  for (const count of routes) {
    const generated = Math.max(0, count - own)
    const directory = await copySources()
    try {
      await writeRoutes(directory, toRoutes(generated))
      results.push({ routes: own + generated, cost: await measureTypes(directory, rounds) })
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
    console.info(`${own + generated} routes, of which ${generated} are generated: wrong links are errors`)
  }
  console.info(`\n${toTypesReport(results)}`)
  await writeFigures(json, { machine: { ...machine, date }, results })
})
