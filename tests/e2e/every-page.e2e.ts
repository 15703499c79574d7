import { expect, test } from '@playwright/test'
import { bringAxe, findAxeFaults, findOverflow } from './axe-faults.ts'
import { allUrls, hydrated, languages, watchProblems } from './site.ts'

const pagesPerTest = 12

for (const language of ['vi', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    // Without movement nothing waits for scrolling, and so nothing is passed over as invisible.
    test.use({ ...languages[language], contextOptions: { reducedMotion: 'reduce' } })
    for (let start = 0; start < allUrls.length; start += pagesPerTest) {
      test(`pages from ${start} hydrate without a word, and axe finds nothing`, async ({ page }) => {
        const problems = watchProblems(page)
        await bringAxe(page)
        for (const [index, url] of allUrls.slice(start, start + pagesPerTest).entries()) {
          // Each page is looked at wide in one language and narrow in the other: its parts are the same in both.
          const axeWidth = (index % 2 === 0) === (language === 'vi') ? 320 : 1280
          const response = await page.goto(url)
          expect(response?.status(), url).toBe(200)
          await hydrated(page)
          expect(await page.locator('h1').count(), url).toBe(1)
          await expect(page.locator('html'), url).toHaveAttribute('lang', language)
          for (const width of [320, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            const faults = width === axeWidth ? await findAxeFaults(page) : []
            for (const fault of faults) problems.push(`${url} at ${width} px: ${fault}`)
            const overflow = await findOverflow(page)
            if (overflow > 0) problems.push(`${url} at ${width} px: ${overflow} px too wide`)
          }
        }
        expect([...new Set(problems)]).toEqual([])
      })
    }
  })
}
