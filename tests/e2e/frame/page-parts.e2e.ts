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

for (const width of [320, 1280]) {
  test(`at ${width} px a table of sentences fits${width < 640 ? ', each row a block that names its columns' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/ve-shs/co-cau-to-chuc')
    const table = page.getByRole('table', { name: 'Ba tuyến kiểm soát' })
    await expect(table.getByRole('columnheader')).toHaveText(['Tuyến', 'Bộ phận', 'Nhiệm vụ'])
    const container = page.getByRole('group', { name: 'Ba tuyến kiểm soát' })
    expect(await container.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const named = await table
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    const names = width < 640 ? ['"Bộ phận"', '"Nhiệm vụ"'] : ['none']
    expect(new Set(named)).toEqual(new Set(names))
    const boxes = await Promise.all((await table.getByRole('cell').all()).map((cell) => cell.boundingBox()))
    expect(boxes.filter((box) => !box || box.x < 0 || box.x + box.width > width)).toEqual([])
  })
}

test('on a phone a table of many figures scrolls by keyboard beside the names of its rows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/bao-cao-phan-tich/zza-don-hang-dich-vu-cong-nghe-tang-dinh-gia-con-hap-dan')
  const container = page.getByRole('group', { name: 'Tóm tắt tài chính' })
  const [name, last] = [
    container.getByRole('rowheader').first(),
    container.getByRole('row').nth(1).getByRole('cell').last(),
  ]
  await container.focus()
  await expect(last).not.toBeInViewport({ ratio: 1 })
  const before = await name.boundingBox()
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight')
  await expect(last).toBeInViewport({ ratio: 1 })
  expect((await name.boundingBox())?.x).toBe(before?.x)
})
