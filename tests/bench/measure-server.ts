import { locales } from '../../src/engine/model/locale/locale.ts'
import { inParallel } from '../../src/lib/in-parallel.ts'
import { startServer } from './start-server.ts'
import { toArticle } from './to-article.ts'
import type { Measure } from './to-report.ts'

export interface ServedProject {
  directory: string
  /** How many articles it has. */
  articles: number
  seed: number
}

const requestCount = 2000

/** Measures the server from its start to the first answer, and while it answers requests for many pages. */
export async function measureServer({ directory, articles, seed }: ServedProject): Promise<Measure[]> {
  const { program, origin, firstAnswerMs } = await startServer(directory)
  try {
    const started = await program.usage()
    // Spread over the whole corpus, so that no cache holds them all.
    const requests = Array.from({ length: requestCount }, (_, index) => ({
      path: toArticle(Math.floor((index * articles) / requestCount), seed).path,
      locale: locales[index % locales.length],
    }))
    const start = performance.now()
    await inParallel(requests, 8, async ({ path, locale }) => {
      const headers = { 'accept-language': String(locale), 'accept-encoding': 'br' }
      const response = await fetch(origin + path, { headers })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    })
    const wallSeconds = (performance.now() - start) / 1000
    const ended = await program.usage()
    const cpuSeconds = ended.cpuSeconds - started.cpuSeconds
    return [
      {
        name: 'server, start to first answer',
        cost: { ...started, wallSeconds: firstAnswerMs / 1000 },
        steps: {},
      },
      { name: `server, ${requestCount} requests`, cost: { ...ended, wallSeconds, cpuSeconds }, steps: {} },
    ]
  } finally {
    await program.stop()
  }
}
