import { appendFile, rm, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { createProgram, runProgram } from '../../src/compiler/program/create-program.ts'
import { parseCount } from '../../src/compiler/program/parse-count.ts'
import { copyProject } from '../releases/project.ts'
import { siteContent } from '../site/site.ts'
import { measureBuild, type BuildCost } from './measure-build.ts'
import { writeArticles } from './write-articles.ts'

const { entries, json } = createProgram(
  'npm run bench:build --',
  "Measures builds of the tests' site with more and more articles: from nothing, with nothing changed, with one article changed. Needs a quiet machine; compare figures of one run only.",
)
  .option('--entries <counts>', 'how many articles, separated by commas', parseCounts, [100, 1000])
  .option('--json <file>', 'also writes the figures to a file')
  .parse()
  .opts()

function parseCounts(text: string): number[] {
  return text.split(',').map(parseCount)
}

const cover = resolve(siteContent, 'news/thu-nghiem-canh-bao-ty-le-ky-quy-theo-ba-muc/cover.svg')

interface Measured {
  entries: number
  build: string
  cost: BuildCost
}

async function measure(count: number): Promise<Measured[]> {
  const project = await copyProject()
  try {
    await writeArticles(join(project.directory, 'content'), { count, seed: 1, cover })
    const results: Measured[] = []
    const add = async (build: string, more: readonly string[] = []) => {
      const cost = await measureBuild(project, more)
      results.push({ entries: count, build, cost })
      console.info(toLine({ entries: count, build, cost }))
    }
    await add('from nothing')
    await add('nothing changed', ['--if-stale'])
    await add('again, everything cached')
    await appendFile(join(project.directory, 'content/news/bai-viet-0/vi.md'), '\nMột đoạn mới.\n')
    await add('one article changed', ['--if-stale'])
    return results
  } finally {
    await rm(project.directory, { recursive: true, force: true })
  }
}

function toLine({ entries: count, build, cost }: Measured): string {
  const { wallSeconds, cpuSeconds, peakMegabytes, stepSeconds } = cost
  const figures = [`${wallSeconds.toFixed(1)} s`, `${cpuSeconds.toFixed(1)} s CPU`, `${Math.round(peakMegabytes)} MB`]
  const slowest = Object.entries(stepSeconds)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`)
  return `${String(count).padStart(6)}  ${build.padEnd(26)}${figures.map((figure) => figure.padStart(12)).join('')}   ${slowest.join(', ')}`
}

await runProgram(async () => {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  console.info(machine)
  const results: Measured[] = []
  for (const count of entries) results.push(...(await measure(count)))
  if (json !== undefined) await writeFile(json, `${JSON.stringify({ machine, results }, undefined, 2)}\n`)
})
