import { expect } from '@playwright/test'
import { locales } from '../../../src/model/locale/locale.ts'
import { firstItems, firstScreens, measureFirstItem } from '../../screens/first-items.ts'
import { languages } from '../support/languages.ts'
import { test } from '../support/test.ts'

for (const { width, height, goal } of firstScreens) {
  for (const language of locales) {
    test.describe(`in ${language} at ${width} × ${height} px`, () => {
      test.use({ ...languages[language], viewport: { width, height } })

      test(`what visitors come for begins in the upper ${goal} px`, async ({ page }) => {
        const missed: string[] = []
        for (const item of firstItems) {
          await page.goto(item.path)
          const top = await measureFirstItem(page, item)
          if (top > goal) missed.push(`${item.path}: ${top} px`)
        }
        expect(missed).toEqual([])
      })
    })
  }
}
