import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openStore } from '#engine/store/open-store.ts'
import { siteOutput } from '../site/site.ts'
import { checkVisits } from './caches/check-visits.ts'
import { createHttpCache } from './caches/http-cache.ts'
import { sampleEvents, sampleSteps } from './caches/mixed-requests.ts'
import { createReleaseSeries } from './caches/release-series.ts'
import { createHandlerTarget } from './targets/handler-target.ts'
import { createNodeTarget } from './targets/node-target.ts'

// Caches between visitors and the server, while the site changes: nobody gets a page in another language, or a page of one
// build whose scripts are those of another.

const seed = Number(process.env['CONTRACT_SEED'] ?? randomInt(1, 100_000_000))

const isFullRun = process.env['E2E_FULL'] === '1'

const servers = [
  {
    server: 'handler',
    create: createHandlerTarget,
    ...(isFullRun ? { count: 10_000, changes: 40 } : { count: 2500, changes: 10 }),
  },
  { server: 'node', create: createNodeTarget, count: 1000, changes: 10 },
]

describe.each(servers)('$server', ({ create, count, changes }) => {
  test.each([
    ['by URL alone', 'url'],
    ['by what Vary names', 'vary'],
  ] as const)('behind a cache that keeps answers %s', async (_name, key) => {
    console.info(`contract: ${count} requests through a cache (${key}); to repeat them: CONTRACT_SEED=${seed}`)
    const folder = await mkdtemp(join(tmpdir(), 'caches-'))
    const directory = join(folder, 'site')
    const source = openStore(siteOutput)
    const series = await createReleaseSeries(source, directory)
    series.publish(1, 1)
    series.publish(1, 2)
    const store = openStore(directory)
    const target = await create(directory)
    let seconds = 0
    const cache = createHttpCache(target, { key, now: () => seconds })
    try {
      const faults = await checkVisits({
        cache,
        store,
        series,
        steps: sampleSteps(count, seed),
        events: sampleEvents(changes, seed),
        wait: (passed) => (seconds += passed),
      })
      expect(faults.slice(0, 10)).toEqual([])
      // A cache that keeps nothing would find no fault.
      expect(cache.counts.hits).toBeGreaterThan(count / 4)
      expect(cache.counts.confirmed).toBeGreaterThan(count / 20)
    } finally {
      await target.close()
      for (const open of [store, source, series.output]) open.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
