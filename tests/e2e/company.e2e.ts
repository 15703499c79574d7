import { expect, test } from '@playwright/test'
import { bringAxe, findAxeFaults, findOverflow } from './axe-faults.ts'
import { languages } from './site.ts'

const pages = [
  '/ve-shs/doi-ngu-lanh-dao',
  '/ve-shs/co-cau-to-chuc',
  '/ve-shs/chang-duong-phat-trien',
  '/ve-shs/gioi-thieu-shs',
  '/ho-tro/lien-he',
  '/ho-tro/kien-thuc/thuat-ngu',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu',
]

for (const language of ['vi', 'en'] as const) {
  test.describe(language, () => {
    test.use({ ...languages[language], viewport: { width: 320, height: 800 } })

    for (const path of pages) {
      test(`${path} fits a phone, and axe finds nothing`, async ({ page }) => {
        await bringAxe(page)
        await page.goto(path)
        expect(await findOverflow(page)).toBe(0)
        expect(await findAxeFaults(page)).toEqual([])
      })
    }

    test('each body of the leadership has its anchor', async ({ page }) => {
      await page.goto('/ve-shs/doi-ngu-lanh-dao')
      for (const body of ['hoi-dong-quan-tri', 'ban-dieu-hanh', 'uy-ban-kiem-toan']) {
        await expect(page.locator(`h2#${body}`)).toBeVisible()
      }
    })
  })
}
