import { expect, test } from '@playwright/test'
import { languages } from './site.ts'

for (const language of ['vi', 'en'] as const) {
  test.describe(language, () => {
    test.use(languages[language])

    test('each body of the leadership has its anchor', async ({ page }) => {
      await page.goto('/ve-shs/doi-ngu-lanh-dao')
      for (const body of ['hoi-dong-quan-tri', 'ban-dieu-hanh', 'uy-ban-kiem-toan']) {
        await expect(page.locator(`h2#${body}`)).toBeVisible()
      }
    })
  })
}
