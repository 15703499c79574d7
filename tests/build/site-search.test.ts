import { afterAll, expect, test } from 'vitest'
import { locales } from '#engine/model/locale/locale.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { describeMisses } from '../search/describe-misses.ts'
import { measureRecall, toShare } from '../search/measure-recall.ts'
import { openBuiltSearch, toFindPaths } from '../search/open-built-search.ts'
import { hiddenFromSearch, testSiteQueries } from '../search/queries/test-site-queries.ts'
import { siteOutput } from '../site/site.ts'

const store = openStore(siteOutput)
const find = toFindPaths(openBuiltSearch(store))

afterAll(() => {
  store.close()
})

test('the search of the site finds what people look for', async () => {
  const { all, misses } = await measureRecall(testSiteQueries, find)
  expect(describeMisses(misses.filter(({ place }) => place === undefined))).toBe('')
  expect(toShare(all.first, all), describeMisses(misses)).toBeGreaterThanOrEqual(0.85)
})

test.each(hiddenFromSearch)('no search finds $page', async ({ query, page }) => {
  for (const locale of locales) expect(await find(query, locale)).not.toContain(page)
})
