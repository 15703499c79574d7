import { expect } from '@playwright/test'
import { isFullRun } from '../support/full-run.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { hydrated, pageKinds } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, onlyInFull(width !== 360), () => {
    test.use({ viewport: { width, height: 800 } })

    test('nothing moves on first load, though the font comes late', async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        const response = await route.fetch()
        // Only once the page has been painted without it.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await route.fulfill({ response })
      })
      for (const path of isFullRun ? pageKinds : pageKinds.filter((_path, index) => index % 2 === 0)) {
        await page.goto(path)
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        expect(await findShifts(page), path).toEqual([])
      }
      // A font that nothing waits for may still be held back by a page that now goes.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  })
}
