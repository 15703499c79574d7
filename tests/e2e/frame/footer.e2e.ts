import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

const footer = (page: Page) => page.locator('body > footer')
const links = (page: Page) => footer(page).locator('nav a')

/** Opens a page and scrolls to the footer, which is laid out only then. */
async function open(page: Page, path = '/tin-tuc'): Promise<void> {
  await page.goto(path)
  await footer(page).locator('nav a').first().scrollIntoViewIfNeeded()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('on a phone sections are folded, lead to their page, and open', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page)
      if (javaScriptEnabled) await hydrated(page)
      const terms = footer(page).getByRole('link', { name: 'Bảo vệ dữ liệu cá nhân' })
      await expect(terms).toBeHidden()
      await expect(footer(page).getByRole('link', { name: 'Điều khoản và điều kiện' })).toBeVisible()
      expect(await footer(page).evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(900)
      await footer(page).locator('summary').last().click()
      await terms.click()
      await expect(page).toHaveURL('/dieu-khoan-va-dieu-kien/bao-ve-du-lieu-ca-nhan')
    })

    test('on a wide screen all pages are shown, without buttons', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 })
      await open(page)
      expect(await links(page).count()).toBeGreaterThan(60)
      await expect(links(page).filter({ visible: false })).toHaveCount(0)
      await expect(footer(page).locator('summary').filter({ visible: true })).toHaveCount(0)
    })
  })
}

test('its columns stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const tops = await footer(page)
    .locator('.nav-columns > ul')
    .evaluateAll((columns) => columns.map((column) => Math.round(column.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(3)
  expect(new Set(tops).size).toBe(1)
})

test('a page that editors have added is below its section, and says its language where it is not translated', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)
  await hydrated(page)
  const added = footer(page).getByRole('link', { name: 'Trách nhiệm cộng đồng' })
  await expect(added).not.toHaveAttribute('lang')
  await page.locator('header').getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(added).toHaveAttribute('lang', 'vi')
  await added.click()
  await expect(page).toHaveURL('/ve-shs/trach-nhiem-cong-dong')
})

test('the site for general meetings is marked as one outside', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)
  const outside = footer(page).getByRole('link', { name: 'Đăng ký và dự họp trực tuyến (trang web bên ngoài)' })
  await expect(outside).toHaveAttribute('href', 'https://dai-hoi-co-dong.example/')
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
})
