import { expect } from '@playwright/test'
import { locales } from '../../../src/engine/model/locale/locale.ts'
import { firstItems, firstScreens, measureFirstItem } from '../../screens/first-items.ts'
import { languages } from '../support/languages.ts'
import { test } from '../support/test.ts'

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use(languages[language])

    test('what visitors come for begins on the first screen of a laptop and of a phone', async ({ page }) => {
      const missed: string[] = []
      // Scripts move nothing (layout-shift.e2e.ts).
      const browser = await page.context().newCDPSession(page)
      await browser.send('Network.enable')
      await browser.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
      for (const item of firstItems) {
        await page.goto(item.path, { waitUntil: 'domcontentloaded' })
        for (const { width, height, goal } of firstScreens) {
          await page.setViewportSize({ width, height })
          const top = await measureFirstItem(page, item)
          if (top > goal) missed.push(`${item.path} at ${width} × ${height}: ${top} px instead of ${goal}`)
        }
      }
      expect(missed).toEqual([])
    })
  })
}
