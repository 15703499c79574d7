import { expect, type Page } from '@playwright/test'
import { ask, feesPath, answer } from './fee-calculator.ts'
import { contentLink, headerLink, heading } from './page-places.ts'
import { complete } from './site.ts'

/** Makes a usual visit: reads, navigates, opens menus, changes the language, filters, searches, calculates. */
export async function takeATour(page: Page): Promise<void> {
  await page.goto('/trang-chu')
  await expect(page.locator('main')).toContainText('Phí giao dịch cổ phiếu')
  await complete(page)
  await headerLink(page, 'Tin tức').click()
  await expect(heading(page)).toHaveText('Tin tức')
  await contentLink(page, '/tin-tuc/tin-tuc-moi-nhat').click()
  await expect(page.locator('.list-count .meta')).toHaveText('19 mục · trang 1/2')
  await page.locator('.list-filters > summary').click()
  await page.getByLabel('Năm', { exact: true }).selectOption('2025')
  await expect(page.locator('.list-count .meta')).toHaveText('7 mục')
  await page.goBack()
  await expect(page.locator('.list-count .meta')).toHaveText('19 mục · trang 1/2')

  await page.getByRole('button', { name: 'Các mục trong Về SHS' }).click()
  await page.locator('header').getByRole('link', { name: 'Đội ngũ lãnh đạo', exact: true }).click()
  await expect(heading(page)).toHaveText(/Đội\sngũ\slãnh\sđạo/)

  await page.locator('header a[hreflang=en]').first().click()
  await expect(heading(page)).toHaveText('Leadership')
  await page.locator('header a[hreflang=vi]').first().click()
  await expect(heading(page)).toHaveText(/Đội\sngũ\slãnh\sđạo/)

  await page.locator('header').getByRole('link', { name: 'Tìm kiếm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tìm kiếm' })
  await dialog.getByRole('searchbox').pressSequentially('bieu phi')
  await expect(dialog.getByRole('article').first()).toContainText(/biểu phí/i)
  await dialog.getByRole('button', { name: 'Đóng' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto(feesPath)
  await complete(page)
  await ask(page, { amount: '50 triệu' })
  await expect(answer(page)).toHaveText(/^100\.000\s₫$/)
}

/** The menu of phones, by its button. */
export async function usePhoneMenu(page: Page): Promise<void> {
  await page.goto('/tin-tuc')
  await complete(page)
  await page.getByLabel('Menu').click()
  await page.locator('.menu-panel').getByLabel('Về SHS').last().click()
  await page.locator('.menu-panel').getByRole('link', { name: 'Giải thưởng', exact: true }).click()
  await expect(heading(page)).toHaveText(/Giải\sthưởng/)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
}
