import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runProgram } from '../../src/engine/program/create-program.ts'
import { parseCount } from '../../src/engine/program/parse-count.ts'
import { copyProject } from '../releases/project.ts'
import { createBenchProgram, parseCounts, writeFigures } from './create-bench-program.ts'
import { buildCodeOnce, measureSize } from './measure-size.ts'
import { describeMachine, readMachine } from './read-machine.ts'
import { toReport, type Measure, type SizeResult } from './to-report.ts'

const { entries, json, date, rounds, profile, background } = createBenchProgram(
  'npm run site -- bench build',
  "Measures builds and checks with the tests' site and more and more articles. Needs a quiet machine; compare figures of one run only.",
)
  .option('--entries <counts>', 'how many articles, separated by commas', parseCounts, [500, 2000, 8000])
  .option('--rounds <count>', 'how often each build is measured; the fastest counts', parseCount, 2)
  .option('--no-background', 'leaves out what a publish does not wait for, which takes longest')
  .option('--profile', 'writes profiles of the CPU into .cache/profiles; times are then longer')
  .parse()
  .opts()

function toLine({ name, cost }: Measure): string {
  const { wallSeconds, cpuSeconds, peakMegabytes } = cost
  const figures = [`${wallSeconds.toFixed(2)} s`, `${cpuSeconds.toFixed(2)} s CPU`, `${Math.round(peakMegabytes)} MB`]
  return `  ${name.padEnd(30)}${figures.map((figure) => figure.padStart(13)).join('')}`
}

await runProgram(async () => {
  const machine = { ...readMachine(), date }
  console.info(describeMachine(machine))
  const profiles = profile ? resolve('.cache/profiles') : undefined
  if (profiles) await mkdir(profiles, { recursive: true })
  const { directory } = await copyProject()
  try {
    const codeCache = await buildCodeOnce(directory)
    const sizes: SizeResult[] = []
    for (const articles of entries) {
      console.info(`${articles} articles`)
      const report = (measure: Measure) => console.info(toLine(measure))
      sizes.push(await measureSize({ directory, articles, rounds, codeCache, profiles, background, report }))
    }
    console.info(`\n${toReport(sizes)}`)
    await writeFigures(json, { machine, sizes })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
