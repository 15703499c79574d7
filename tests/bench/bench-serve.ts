import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../../src/engine/program/create-program.ts'
import { parseCount } from '../../src/engine/program/parse-count.ts'
import { ProgramError } from '../../src/lib/program-error.ts'
import { say } from '../../src/lib/say/message.ts'
import { createBenchProgram, writeFigures } from './create-bench-program.ts'
import { describeMachine, readMachine } from './read-machine.ts'
import { findServedAddresses } from './serve/find-served-addresses.ts'
import { findLoadGenerator } from './serve/generate-load.ts'
import { measureServers } from './serve/measure-servers.ts'
import { startAll } from './serve/start-all.ts'
import { findMissedGoals, toServeReport } from './serve/to-serve-report.ts'

const { dir, rounds, seconds, connections, only, json, date } = createBenchProgram(
  'npm run site -- bench serve',
  'Measures how fast a published site is served, beside servers that do less. Needs a quiet machine; compare figures of one run only.',
)
  .option('--dir <dir>', 'folder of the published site', 'dist')
  .option('--rounds <count>', 'how often each server answers each request, in turn', parseCount, 3)
  .option('--seconds <count>', 'how long each time', parseCount, 5)
  .option('--connections <count>', 'how many clients ask at once', parseCount, 64)
  .option('--only <name>', 'only requests whose name contains this', '')
  .parse()
  .opts()

await runProgram(async () => {
  const machine = { ...readMachine(), date }
  const generator = findLoadGenerator()
  console.info(`${describeMachine(machine)}, load by ${generator.name}`)
  const subjects = findServedAddresses(dir)
  const folder = await mkdtemp(join(tmpdir(), 'serve-'))
  const { servers, stop } = await startAll({ directory: dir, subjects, folder })
  try {
    for (const { name, startMs } of servers) console.info(`${name}: first answer after ${Math.round(startMs)} ms`)
    const chosen = subjects.filter(({ name }) => name.includes(only))
    const load = { generator, connections, seconds, rounds }
    const measures = await measureServers({ servers, subjects: chosen, load, report: console.info })
    const loadAfter = readMachine().load
    console.info(`\n${toServeReport(measures)}\n\nLoad of the machine: ${machine.load} before, ${loadAfter} after\n`)
    const figures = { machine: { ...machine, loadAfter }, generator: generator.name, connections, seconds, measures }
    await writeFigures(json, figures)
    const missed = findMissedGoals(measures)
    if (missed.length > 0) throw new ProgramError(say`Missed:\n  ${missed.join('\n  ')}\nIs anything else running?`)
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
})
