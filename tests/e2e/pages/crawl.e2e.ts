import { expect } from '@playwright/test'
import { injectAxe, findAxeFaults, findOverflow } from '../support/axe-faults.ts'
import { follow } from '../support/follow-link.ts'
import { languages } from '../support/languages.ts'
import { pickShapes } from '../support/page-shapes.ts'
import { isShown } from '../support/page-shown.ts'
import { allUrls, hydrated, markDocument, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'
import { watchPolicy } from '../support/watch-policy.ts'

// The app shows every page, and axe checks pages with all shapes. That links lead to every page is tested on the HTML
// (tests/server/reach.test.ts).

const shards = 4

for (const [language, width] of [
  ['vi', 1280],
  ['en', 360],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    // With reduced motion nothing is hidden until scrolling, where axe would skip it.
    test.use({
      ...languages[language],
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (let shard = 0; shard < shards; shard++) {
      const urls = allUrls.filter((_url, index) => index % shards === shard)
      // Half of the pages in one language, half in the other.
      const isRest = (shard % 2 === 0) !== (language === 'vi')
      test(
        `shard ${shard + 1} of ${shards}: the app shows its pages in one document, without problems`,
        onlyInFull(isRest),
        async ({ page }) => {
          const shapes = new Set(pickShapes({ inEachLanguage: false }).map(([, url]) => url))
          const faults = watchProblems(page)
          const violations = await watchPolicy(page)
          const documents: string[] = []
          await injectAxe(page)
          await page.goto('/trang-chu')
          await hydrated(page)
          page.on(
            'request',
            (request) =>
              request.isNavigationRequest() && request.frame() === page.mainFrame() && documents.push(request.url()),
          )
          const isSameDocument = await markDocument(page)
          for (const url of urls.filter((one) => one !== '/trang-chu')) {
            await page.evaluate(follow, url)
            await page.waitForFunction(isShown, url)
            if ((await page.locator('h1').count()) !== 1) faults.push(`${url}: not one h1`)
            const overflow = await findOverflow(page)
            if (overflow > 0) faults.push(`${url}: ${overflow} px too wide`)
            if (!shapes.has(url)) continue
            // Header and footer are tested in accessibility.e2e.ts.
            for (const fault of await findAxeFaults(page, ['header', 'footer'])) faults.push(`${url}: ${fault}`)
          }
          expect([...new Set(faults)]).toEqual([])
          expect(violations).toEqual([])
          expect(documents).toEqual([])
          expect(await isSameDocument()).toBe(true)
        },
      )
    }
  })
}
