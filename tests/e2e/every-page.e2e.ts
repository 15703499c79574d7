import { expect, test } from '@playwright/test'
import { allUrls, hydrated, languages, watchProblems } from './site.ts'

const pagesPerTest = 40

for (const language of ['vi', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use(languages[language])
    for (let start = 0; start < allUrls.length; start += pagesPerTest) {
      test(`pages from ${start} hydrate without a word`, async ({ page }) => {
        const problems = watchProblems(page)
        for (const url of allUrls.slice(start, start + pagesPerTest)) {
          const response = await page.goto(url)
          expect(response?.status(), url).toBe(200)
          await hydrated(page)
          expect(await page.locator('h1').count(), url).toBe(1)
          await expect(page.locator('html'), url).toHaveAttribute('lang', language)
        }
        expect([...new Set(problems)]).toEqual([])
      })
    }
  })
}
