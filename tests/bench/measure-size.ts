import { existsSync } from 'node:fs'
import { appendFile, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { siteEnvironment } from '../site/site.ts'
import { measureServer } from './measure-server.ts'
import { measureWatch, watchProgram } from './measure-watch.ts'
import { startProgram, toSteps, type Cost } from './start-program.ts'
import { toArticle } from './to-article.ts'
import type { Measure, SizeResult } from './to-report.ts'
import { writeArticle, writeArticles } from './write-articles.ts'

export interface SizeOptions {
  /** A copy of the project, with the content of the tests. Its sources stay the same for all sizes that are compared. */
  directory: string
  /** How many articles are added to that content; those of smaller sizes are there already. */
  articles: number
  /** How often each build is measured; the fastest counts. */
  rounds: number
  /** From `buildCodeOnce`. */
  codeCache: string
  /** A folder for profiles. */
  profiles?: string | undefined
  /** Called after each measure. */
  report: (measure: Measure) => void
}

const seed = 1
const buildProgram = 'src/publish/cli.ts'
const checkProgram = 'src/compiler/check-content-cli.ts'
/** Builds the code of a project, which no measure includes. @returns its cache, to be copied before each build */
export async function buildCodeOnce(directory: string): Promise<string> {
  const build = await startProgram({ args: [buildProgram], directory, environment: siteEnvironment })
  await build.ended()
  const codeCache = join(directory, '.code-cache')
  await cp(join(directory, '.cache/code'), codeCache, { recursive: true })
  return codeCache
}

/** Measures builds, checks and the server with one number of articles. */
export async function measureSize(options: SizeOptions): Promise<SizeResult> {
  const { directory, articles, rounds, codeCache, profiles, report } = options
  const measures: Measure[] = []
  const left: string[] = []
  const add = (measure: Measure) => {
    measures.push(measure)
    report(measure)
  }
  const content = join(directory, 'content')

  /** Runs a program, prepared anew each time, and adds the fastest run. */
  const measure = async (name: string, args: readonly string[], prepare: (round: number) => Promise<unknown>) => {
    let best: Measure | undefined
    for (let round = 0; round < rounds; round++) {
      await prepare(round)
      const program = await startProgram({ args, directory, environment: siteEnvironment, profiles })
      const cost: Cost = await program.ended()
      if (!best || cost.wallSeconds < best.cost.wallSeconds) best = { name, cost, steps: toSteps(program.output()) }
    }
    if (best) add(best)
  }
  const clear = async () => {
    for (const name of ['dist', '.dist.releases', '.cache']) await rm(join(directory, name), rmOptions)
    await cp(codeCache, join(directory, '.cache/code'), { recursive: true })
  }
  const changed = join(content, 'news', toArticle(toNewsNumber(articles), seed).slug)
  const editText = (round: number) => appendFile(join(changed, 'vi.md'), `\nMột đoạn mới, lần ${round}.\n`)
  const editTitle = async (round: number) => {
    const file = join(changed, 'vi.md')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^title: .*$/m, `title: Tiêu đề mới, lần ${round}`))
  }

  await writeArticles(content, { count: articles, seed })
  const files = await readdir(content, { recursive: true })
  const entries = files.filter((file) => basename(file) === 'entry.yaml').length
  await measure('clean, code built', [buildProgram], clear)
  await measure('nothing changed', [buildProgram, '--if-stale'], async () => {})
  await measure('one text changed', [buildProgram, '--if-stale'], editText)
  await measure('one title changed', [buildProgram, '--if-stale'], editTitle)
  await measure('one article added', [buildProgram, '--if-stale'], (round) =>
    writeArticle(content, toArticle(articles + round, seed)),
  )
  await measure('one article removed', [buildProgram, '--if-stale'], (round) => {
    const { collection, slug } = toArticle(articles + rounds - 1 - round, seed)
    return rm(join(content, collection, slug), rmOptions)
  })
  for (const one of await measureServer({ directory, articles, seed })) add(one)
  if (existsSync(join(directory, watchProgram))) {
    for (const one of await measureWatch({ directory, articles, seed, rounds, profiles })) add(one)
  } else left.push(`publish:watch, because there is no ${watchProgram}`)
  const kept = join(directory, '.cache.kept')
  await measure('check:content, cold', [checkProgram], async () => {
    if (existsSync(kept)) await rm(join(directory, '.cache'), rmOptions)
    else await rename(join(directory, '.cache'), kept)
  })
  await measure('check:content, one change', [checkProgram], editText)
  await rm(join(directory, '.cache'), rmOptions)
  await rename(kept, join(directory, '.cache'))
  if (await hasRelease(directory))
    await measure('background work (--release)', [buildProgram, '--release'], async () => {})
  else left.push('background work, because the build has no option --release')
  return { articles, entries, measures, left }
}

/** A piece of news in the middle of the corpus that none corrects and that supersedes none. */
function toNewsNumber(articles: number): number {
  return Math.max(0, Math.floor(articles / 100) * 50 - 48)
}

async function hasRelease(directory: string): Promise<boolean> {
  const program = await startProgram({ args: [buildProgram, '--help'], directory })
  await program.ended()
  return program.output().includes('--release')
}

const rmOptions = { recursive: true, force: true } as const
