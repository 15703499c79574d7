import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { siteEnvironment } from '../site/site.ts'
import { measureWatch } from './measure-watch.ts'
import { readScript } from './read-script.ts'
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
  /** True if the work is measured too that a publish does not wait for. */
  background: boolean
  /** A folder for profiles. */
  profiles?: string | undefined
  /** Called after each measure. */
  report: (measure: Measure) => void
}

const seed = 1
/** The work that a publish does not wait for is measured by itself. */
const { args: publish, environment } = readScript('build')
const build = [...publish, '--finish', 'never']
const programEnvironment = { ...environment, ...siteEnvironment }
const buildIfStale = [...build, '--if-stale']
const checkProgram = 'src/site/programs/check-content.ts'
/** Builds the code of a project and bundles its programs, which no measure includes. @returns its cache, to be copied before each build */
export async function buildCodeOnce(directory: string): Promise<string> {
  for (const args of [build, ['src/site/programs/bundle-cli.ts']]) {
    const program = await startProgram({ args, directory, environment: programEnvironment })
    await program.ended()
  }
  const codeCache = join(directory, '.code-cache')
  await cp(join(directory, '.cache/code'), codeCache, { recursive: true })
  return codeCache
}

/** Measures builds and checks with one number of articles. */
export async function measureSize(options: SizeOptions): Promise<SizeResult> {
  const { directory, articles, rounds, codeCache, profiles, background, report } = options
  const measures: Measure[] = []
  const add = (measure: Measure) => {
    measures.push(measure)
    report(measure)
  }
  const content = join(directory, 'content')

  /** Runs a program, prepared anew each time, and adds the fastest run. */
  const measure = async (
    what: string | { name: string; rounds: number },
    args: readonly string[],
    prepare: (round: number) => Promise<unknown>,
  ) => {
    const { name, rounds: times } = typeof what === 'string' ? { name: what, rounds } : what
    let best: Measure | undefined
    for (let round = 0; round < times; round++) {
      await prepare(round)
      const program = await startProgram({ args, directory, environment: programEnvironment, profiles })
      const cost: Cost = await program.ended()
      if (!best || cost.wallSeconds < best.cost.wallSeconds) best = { name, cost, steps: toSteps(program.output()) }
    }
    if (best) add(best)
  }
  const clear = async () => {
    for (const name of ['dist', '.dist.releases']) await rm(join(directory, name), rmOptions)
    await clearCache(directory)
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
  await measure('clean, code built', build, clear)
  await measure('nothing changed', buildIfStale, async () => {})
  await measure('one text changed', buildIfStale, editText)
  await measure('one title changed', buildIfStale, editTitle)
  await measure('one article added', buildIfStale, (round) => writeArticle(content, toArticle(articles + round, seed)))
  await measure('one article removed', buildIfStale, (round) => {
    const { collection, slug } = toArticle(articles + rounds - 1 - round, seed)
    return rm(join(content, collection, slug), rmOptions)
  })
  for (const one of await measureWatch({ directory, articles, seed, rounds, profiles })) add(one)
  const [cache, kept] = [join(directory, '.cache'), join(directory, '.cache.kept')]
  await rename(cache, kept)
  await mkdir(cache)
  await rename(join(kept, bundles), join(cache, bundles))
  await measure('content check, cold', [checkProgram], () => clearCache(directory))
  await measure('content check, one change', [checkProgram], editText)
  await rename(join(cache, bundles), join(kept, bundles))
  await rm(cache, rmOptions)
  await rename(kept, cache)
  // Once: it leaves nothing to do.
  if (background) {
    await measure({ name: 'background work', rounds: 1 }, [...publish, '--finish', 'now'], async () => {})
  }
  return { articles, entries, measures }
}

/** The folder of bundled programs in the cache. They are used as long as none of their files has been touched. */
const bundles = 'programs'

/** Empties the cache, without the code of the programs. */
async function clearCache(directory: string): Promise<void> {
  const cache = join(directory, '.cache')
  for (const name of await readdir(cache)) if (name !== bundles) await rm(join(cache, name), rmOptions)
}

/** A piece of news in the middle of the corpus that none corrects and that supersedes none. */
function toNewsNumber(articles: number): number {
  return Math.max(0, Math.floor(articles / 100) * 50 - 48)
}

const rmOptions = { recursive: true, force: true } as const
