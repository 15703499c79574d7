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
          // Axe takes most of the time. It looks at each page in one of its languages, at one width; what a kind of page is
          // made of is so seen in all four ways, and accessibility.e2e.ts walks through the kinds.
          const isAxeHere = (index % 2 === 0) === (language === 'vi')
          const axeWidth = index % 4 < 2 ? 320 : 1280
          const response = await page.goto(url)
          expect(response?.status(), url).toBe(200)
          await hydrated(page)
          expect(await page.locator('h1').count(), url).toBe(1)
          await expect(page.locator('html'), url).toHaveAttribute('lang', language)
          for (const width of [320, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            const faults = isAxeHere && width === axeWidth ? await findAxeFaults(page) : []
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
