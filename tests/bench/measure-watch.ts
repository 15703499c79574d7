import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startServer } from '../server/node/running-server.ts'
import { siteEnvironment } from '../site/site.ts'
import { pollUntil } from './poll-until.ts'
import { readScript } from './read-script.ts'
import { startProgram, type Cost } from './start-program.ts'
import { toArticle, type Article } from './to-article.ts'
import type { Measure } from './to-report.ts'
import { writeArticle } from './write-articles.ts'

export interface WatchOptions {
  directory: string
  /** How many articles it has. */
  articles: number
  seed: number
  /** The fastest of so many changes counts. */
  rounds: number
  profiles?: string | undefined
}

/** Measures how long it takes from the end of a write of a file until the server answers with the new text. */
export async function measureWatch(options: WatchOptions): Promise<Measure[]> {
  const { directory, articles, seed, rounds, profiles } = options
  const content = join(directory, 'content')
  const { args, environment } = readScript('publish:watch')
  const watch = await startProgram({ args, directory, environment: { ...environment, ...siteEnvironment }, profiles })
  const server = await startServer({}, { folder: directory, output: join(directory, 'dist') })
  const isServed = async ({ path }: Article, text: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-language': 'vi' } })
    return (await response.text()).includes(text)
  }
  const waitFor = (article: Article, text: string) =>
    pollUntil(
      () => `"${text}" at ${article.path}; publish:watch printed:\n${watch.output()}`,
      async () => {
        if (!watch.isRunning()) throw new Error(`publish:watch ended:\n${watch.output()}`)
        return isServed(article, text)
      },
    )
  /** Adds a paragraph that no other change has. */
  const change = async (article: Article, mark: string) => {
    const file = join(content, article.collection, article.slug, 'vi.md')
    await writeFile(file, `${await readFile(file, 'utf8')}\n${mark}\n`)
    return waitFor(article, mark)
  }
  const add = async (article: Article) => {
    await writeArticle(content, article)
    return waitFor(article, article.texts.vi.title)
  }
  const first = toArticle(0, seed)
  try {
    // The first change is served when the process has started, which is no part of the next ones.
    const startMs = await change(first, 'Đoạn đo lúc khởi động.')
    const started = await watch.usage()
    const measure = async (name: string, run: (round: number) => Promise<number>): Promise<Measure> => {
      const before = await watch.usage()
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await run(round))
      const after = await watch.usage()
      const cpuSeconds = (after.cpuSeconds - before.cpuSeconds) / rounds
      return { name, cost: { ...after, cpuSeconds, wallSeconds: Math.min(...times) / 1000 }, steps: {} }
    }
    const startCost: Cost = { ...started, wallSeconds: startMs / 1000 }
    return [
      { name: 'watch, start with one change', cost: startCost, steps: {} },
      await measure('watch, one text changed', (round) => change(first, `Đoạn đo lần ${round}.`)),
      await measure('watch, one article added', (round) => add(toArticle(articles + round, seed))),
    ]
  } finally {
    await Promise.all([watch.stop(), server.stop()])
  }
}
