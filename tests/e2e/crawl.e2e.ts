import { expect } from '@playwright/test'
import { findOverflow } from './axe-faults.ts'
import { follow } from './follow-link.ts'
import { isShown } from './page-shown.ts'
import { allUrls, hydrated, languages, markDocument, watchProblems } from './site.ts'
import { onlyInFull, test } from './test.ts'

// That links lead to every page is asked of the HTML (tests/server/links.test.ts). Here every page is shown by the app.

const shards = 4

for (const [language, width] of [
  ['vi', 1280],
  ['en', 360],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ ...languages[language], viewport: { width, height: 800 } })

    for (let shard = 0; shard < shards; shard++) {
      const urls = allUrls.filter((_url, index) => index % shards === shard)
      // Half of the pages in one language, half in the other.
      const isRest = (shard % 2 === 0) !== (language === 'vi')
      test(
        `pages ${shard + 1} of ${shards} come in one document, without a fault`,
        onlyInFull(isRest),
        async ({ page }) => {
          const faults = watchProblems(page)
          const documents: string[] = []
          await page.goto('/trang-chu')
          await hydrated(page)
          page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
          const isSameDocument = await markDocument(page)
          for (const url of urls.filter((one) => one !== '/trang-chu')) {
            await page.evaluate(follow, url)
            await page.waitForFunction(isShown, url)
            if ((await page.locator('h1').count()) !== 1) faults.push(`${url}: not one h1`)
            const overflow = await findOverflow(page)
            if (overflow > 0) faults.push(`${url}: ${overflow} px too wide`)
          }
          expect([...new Set(faults)]).toEqual([])
          expect(documents).toEqual([])
          expect(await isSameDocument()).toBe(true)
        },
      )
    }
  })
}
