import { expect } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { allPaths, hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

for (const [path, bar, section] of [
  [allPaths.find((one) => one.startsWith('/bao-cao-phan-tich/')) ?? '', '.main-nav', 'Phân tích'],
  ['/ve-shs/doi-ngu-lanh-dao', '.main-nav', 'Về SHS'],
  ['/ho-tro/bieu-phi', '.top-bar', 'Hỗ trợ'],
] as const) {
  test(`${path} belongs to ${section}, which its bar marks`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('header [data-within]')).toHaveCount(1)
    await expect(page.locator(`${bar} [data-within] > a`)).toHaveText(section)
    await page.goto('/trang-chu')
    await expect(page.locator('header [data-within]')).toHaveCount(0)
  })
}

test('a long text has a table of contents whose links lead to its sections', async ({ page }) => {
  await page.goto('/ho-tro/cac-cau-hoi-thuong-gap')
  await hydrated(page)
  const links = page.getByRole('navigation', { name: 'Trong trang này' }).getByRole('link')
  const headings = page.locator('main h2')
  await expect(links).toHaveText(await headings.allInnerTexts())
  await links.last().click()
  await expect(page).toHaveURL(/#[a-z-]+$/)
  await expect(headings.last()).toBeInViewport({ ratio: 1 })
})

for (const language of ['vi', 'en'] as const) {
  test.describe(language, () => {
    test.use(languages[language])

    test('each body of the leadership has an anchor', async ({ page }) => {
      await page.goto('/ve-shs/doi-ngu-lanh-dao')
      for (const body of ['hoi-dong-quan-tri', 'ban-dieu-hanh', 'uy-ban-kiem-toan']) {
        await expect(page.locator(`h2#${body}`)).toBeVisible()
      }
    })
  })
}

for (const [width, isWider] of [
  [320, true],
  [1280, false],
] as const) {
  test(`at ${width} px a table of three columns ${isWider ? 'scrolls by keyboard beside the names of its rows' : 'fits'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/ve-shs/co-cau-to-chuc')
    const table = page.getByRole('table', { name: 'Ba tuyến kiểm soát' })
    await expect(table.getByRole('columnheader')).toHaveText(['Tuyến', 'Bộ phận', 'Nhiệm vụ'])
    const container = page.getByRole('group', { name: 'Ba tuyến kiểm soát' })
    const [name, last] = [table.getByRole('rowheader').first(), table.getByRole('cell').last()]
    await container.focus()
    if (isWider) {
      await expect(last).not.toBeInViewport({ ratio: 1 })
      const before = await name.boundingBox()
      for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight')
      await expect(last).toBeInViewport({ ratio: 1 })
      expect((await name.boundingBox())?.x).toBe(before?.x)
    } else {
      expect(await container.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  })
}
