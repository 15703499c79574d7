import { expect } from '@playwright/test'
import { isFullRun } from '../support/full-run.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { hydrated, pageKinds } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, onlyInFull(width !== 360), () => {
    test.use({ viewport: { width, height: 800 } })

    test('no layout shifts on first load, even with a late font', async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        const response = await route.fetch()
        // After the page has been painted without the font.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await route.fulfill({ response })
      })
      for (const path of isFullRun ? pageKinds : pageKinds.filter((_path, index) => index % 2 === 0)) {
        await page.goto(path)
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        expect(await findShifts(page), path).toEqual([])
      }
      // The request for the font may still be delayed when the page is closed.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  })
}
