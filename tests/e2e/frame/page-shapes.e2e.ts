import { expect } from '@playwright/test'
import { locales } from '../../../src/engine/model/locale/locale.ts'
import { injectAxe, findAxeFaults, findOverflow } from '../support/axe-faults.ts'
import { isFullRun } from '../support/full-run.ts'
import { languages } from '../support/languages.ts'
import { pickShapes } from '../support/page-shapes.ts'
import { allPaths, hydrated, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const pagesPerTest = 16

// Loads each shape as a document in both languages and at both widths. The crawl tests each in one language.

const shapes = isFullRun ? pickShapes({ inEachLanguage: true }) : []

test('a few pages have the shapes of all', onlyInFull(true), () => {
  expect(shapes.length).toBeGreaterThan(30)
  expect(shapes.length).toBeLessThan(allPaths.length)
})

/** axe checks each shape at both widths, in one language at each. */
const axeWidths = { vi: 1280, en: 320 } as const

for (const language of locales) {
  const urls = shapes.flatMap(([locale, url]) => (locale === language ? [url] : []))
  test.describe(`in ${language}`, onlyInFull(true), () => {
    // With reduced motion nothing is hidden until scrolling, where axe would skip it.
    test.use({ ...languages[language], contextOptions: { reducedMotion: 'reduce' } })
    for (let start = 0; start < urls.length; start += pagesPerTest) {
      test(`shapes from ${start} hydrate without console messages, fit, and axe finds nothing`, async ({ page }) => {
        const problems = watchProblems(page)
        await injectAxe(page)
        for (const url of urls.slice(start, start + pagesPerTest)) {
          const response = await page.goto(url)
          expect(response?.status(), url).toBe(200)
          await hydrated(page)
          expect(await page.locator('h1').count(), url).toBe(1)
          await expect(page.locator('html'), url).toHaveAttribute('lang', language)
          for (const width of [1280, 320]) {
            await page.setViewportSize({ width, height: 800 })
            const overflow = await findOverflow(page)
            if (overflow > 0) problems.push(`${url} at ${width} px: ${overflow} px too wide`)
            if (width !== axeWidths[language]) continue
            for (const fault of await findAxeFaults(page)) problems.push(`${url} at ${width} px: ${fault}`)
          }
        }
        expect([...new Set(problems)]).toEqual([])
      })
    }
  })
}
