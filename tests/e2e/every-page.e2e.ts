import { expect, test } from '@playwright/test'
import { bringAxe, findAxeFaults, findOverflow } from './axe-faults.ts'
import { allUrls, hydrated, languages, watchProblems } from './site.ts'

const pagesPerTest = 12

// Each page is visited in one of its languages, and axe looks at it at one width: neighbours in the list are of one kind, so
// that every kind is seen in all four ways. accessibility.e2e.ts walks through the kinds one by one.
for (const [turn, language] of (['vi', 'en'] as const).entries()) {
  const urls = allUrls.filter((_, index) => index % 2 === turn)
  test.describe(`in ${language}`, () => {
    // Without movement nothing waits for scrolling, and so nothing is passed over as invisible.
    test.use({ ...languages[language], contextOptions: { reducedMotion: 'reduce' } })
    for (let start = 0; start < urls.length; start += pagesPerTest) {
      test(`pages from ${start} hydrate without a word, and axe finds nothing`, async ({ page }) => {
        const problems = watchProblems(page)
        await bringAxe(page)
        for (const [index, url] of urls.slice(start, start + pagesPerTest).entries()) {
          const response = await page.goto(url)
          expect(response?.status(), url).toBe(200)
          await hydrated(page)
          expect(await page.locator('h1').count(), url).toBe(1)
          await expect(page.locator('html'), url).toHaveAttribute('lang', language)
          const widths = index % 2 === 0 ? [1280, 320] : [320, 1280]
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            const overflow = await findOverflow(page)
            if (overflow > 0) problems.push(`${url} at ${width} px: ${overflow} px too wide`)
          }
          for (const fault of await findAxeFaults(page)) problems.push(`${url} at ${widths[1]} px: ${fault}`)
        }
        expect([...new Set(problems)]).toEqual([])
      })
    }
  })
}
