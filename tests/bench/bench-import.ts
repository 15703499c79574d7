import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runProgram } from '../../src/engine/program/create-program.ts'
import { parseCount } from '../../src/engine/program/parse-count.ts'
import { siteContent } from '../site/site.ts'
import { createBenchProgram, writeFigures } from './create-bench-program.ts'
import { describeMachine, readMachine } from './read-machine.ts'
import { startProgram, type Cost } from './start-program.ts'
import { toTable } from './to-table.ts'
import { writeExport } from './write-export.ts'

const options = createBenchProgram(
  'npm run site -- bench import',
  'Measures the import of an export of WordPress with three files a post: what it holds, the import, the same again.',
)
  .option('--posts <count>', 'how many posts', parseCount, 1000)
  .option('--seed <number>', 'the seed of their texts', parseCount, 1)
  .parse()
  .opts()

const document = join(siteContent, 'governance/quy-che-kiem-toan-noi-bo/quy-che.vi.pdf')
const program = 'src/desk/import/import-cli.ts'

await runProgram(async () => {
  const machine = readMachine()
  console.info(describeMachine(machine))
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  try {
    await writeExport(folder, { ...options, document: resolve(document) })
    await writeFile(join(folder, 'terms.yaml'), 'default: { category: thi-truong }\n')
    await cp(siteContent, join(folder, 'content'), { recursive: true })
    const at = (name: string) => join(folder, name)
    const source = [program, at('old.xml'), '--work', at('work')]
    const to = ['--to', 'news', '--media', at('uploads'), '--map', at('terms.yaml'), '--content', at('content')]
    const measured: Record<string, Cost> = {}
    for (const [name, args] of Object.entries({ survey: [], 'dry run': [...to, '--dry-run'], import: to, again: to })) {
      const running = await startProgram({ args: [...source, ...args], directory: process.cwd() })
      measured[name] = await running.ended()
    }
    const rows = Object.entries(measured).map(([name, { wallSeconds, cpuSeconds, peakMegabytes }]) => [
      name,
      `${wallSeconds.toFixed(1)} s`,
      `${cpuSeconds.toFixed(1)} s`,
      `${peakMegabytes.toFixed(0)} MB`,
    ])
    console.info(toTable([`${options.posts} posts`, 'wall', 'CPU', 'memory'], rows))
    await writeFigures(options.json, { date: options.date, machine, ...measured })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
