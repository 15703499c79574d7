import { expect, type Page } from '@playwright/test'
import { holdBack } from '../support/requests.ts'
import { complete, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

/** Remembers every element of header and footer. Returns a function that describes those that were replaced or removed since. */
async function rememberFrame(page: Page): Promise<() => Promise<{ count: number; lost: string[] }>> {
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('header, header *, footer, footer *')])
  return () =>
    elements.evaluate((all) => ({
      count: all.length,
      lost: all.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 100)),
    }))
}

for (const width of [360, 1280]) {
  for (const path of ['/trang-chu', '/ho-tro/bieu-phi', '/khong-co']) {
    test(`at ${width} px header and footer of ${path} are hydrated, not replaced`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const problems = watchProblems(page)
      const letGo = await holdBack(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      // The last element of the document.
      await page.locator('body > script[type="application/json"]').waitFor({ state: 'attached' })
      const sinceDelivery = await rememberFrame(page)
      letGo()
      await complete(page)
      const { count, lost } = await sinceDelivery()
      expect(count).toBeGreaterThan(50)
      expect(lost).toEqual([])
      // React handles the links now.
      const handled = await page.evaluate(() =>
        ['header', 'footer'].map((place) =>
          Object.keys(document.querySelector(`${place} a`) ?? {}).some((key) => key.startsWith('__reactProps')),
        ),
      )
      expect(handled).toEqual([true, true])
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    })
  }
}
