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

/** Opens a page without running its scripts. Returns a function that lets them run, and waits until the page is complete. */
async function openDelivered(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  // The last element of the document.
  await page.locator('body > script[type="application/json"]').waitFor({ state: 'attached' })
  return async () => {
    letGo()
    await complete(page)
  }
}

for (const width of [360, 1280]) {
  for (const path of ['/trang-chu', '/ho-tro/bieu-phi', '/khong-co']) {
    test(`at ${width} px header and footer of ${path} are hydrated, not replaced`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const problems = watchProblems(page)
      const run = await openDelivered(page, path)
      const sinceDelivery = await rememberFrame(page)
      await run()
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

test('an icon that is shown before its part of the page is hydrated stays', async ({ page }) => {
  const problems = watchProblems(page)
  const run = await openDelivered(page, '/trang-chu')
  const count = await page.locator('[data-icon]').evaluateAll((boxes) => {
    for (const box of boxes) {
      const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      icon.dataset['early'] = ''
      box.replaceChildren(icon)
    }
    return boxes.length
  })
  expect(count).toBeGreaterThan(0)
  const footer = page.locator('footer [data-icon]')
  expect(await footer.count()).toBeGreaterThan(0)
  const sinceDelivery = await rememberFrame(page)
  await run()
  // The icons themselves are replaced when they are loaded.
  expect((await sinceDelivery()).lost.filter((html) => !html.startsWith('<svg data-early'))).toEqual([])
  expect(problems).toEqual([])
})
