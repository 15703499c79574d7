import { expect } from '@playwright/test'
import { siteEnvironment } from '../../site/site.ts'
import { findAxeFaults, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

const { SITE_ACCOUNT_URL, SITE_LOGIN_URL, SITE_APP_STORE_URL } = siteEnvironment

test.describe('the first steps in the frame', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the header leads to an account, the platform and the hotline', async ({ page }) => {
    await page.goto('/tin-tuc')
    const header = page.locator('header')
    await expect(header.getByRole('link', { name: 'Mở tài khoản' })).toHaveAttribute('href', SITE_ACCOUNT_URL)
    await expect(header.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', SITE_LOGIN_URL)
    await expect(header.getByRole('link', { name: 'Tổng đài 024 3100 0000' })).toHaveAttribute(
      'href',
      'tel:+842431000000',
    )
  })

  test('the footer names the firm, in the language of the page', async ({ page }) => {
    await page.goto('/tin-tuc')
    await hydrated(page)
    const footer = page.locator('body > footer')
    await expect(footer).toContainText('Công ty Cổ phần Chứng khoán SHS')
    await expect(footer).toContainText('Giấy phép thành lập và hoạt động số 00/UBCK-GP')
    await expect(footer.getByRole('link', { name: 'lienhe@example.com' })).toBeVisible()
    await page.locator('header').getByRole('link', { name: 'English' }).filter({ visible: true }).click()
    await expect(footer).toContainText('SHS Securities Joint Stock Company')
    await expect(footer.getByRole('link', { name: 'Hotline +84 24 3100 0000' })).toBeVisible()
  })

  for (const name of ['Khiếu nại', 'Bảo vệ dữ liệu cá nhân', 'Khả năng tiếp cận', 'Bộ tài liệu báo chí']) {
    test(`the footer leads to "${name}"`, async ({ page }) => {
      await page.goto('/tin-tuc')
      await hydrated(page)
      await page.locator('body > footer').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the menu leads to them', async ({ page }) => {
    await page.goto('/tin-tuc')
    await page.getByLabel('Menu').click()
    const menu = page.locator('.menu-panel')
    await expect(menu.getByRole('link', { name: 'Mở tài khoản' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
    await expect(menu.getByRole('link', { name: /Tổng đài/ })).toBeVisible()
  })
})

test('the home page leads to an account, and has only the shop that is configured', async ({ page }) => {
  await page.goto('/trang-chu')
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: 'Mở tài khoản' })).toHaveAttribute('href', SITE_ACCOUNT_URL)
  await expect(main.getByRole('link', { name: 'Ứng dụng trên App Store' })).toHaveAttribute('href', SITE_APP_STORE_URL)
  await expect(main.getByRole('link', { name: /Google Play/ })).toHaveCount(0)
})

test.describe('in English', () => {
  test.use(languages.en)

  test('the share, its dividends and a file with them', async ({ page }) => {
    await injectAxe(page)
    await page.goto('/quan-he-co-dong/co-phieu')
    const table = page.getByRole('table')
    await expect(table.getByRole('row').nth(1)).toContainText('2026 (interim)')
    await expect(table.getByRole('row').nth(1)).toContainText('VND 300')
    await expect(page.getByText('550,000,000').first()).toBeVisible()
    const file = await page.getByRole('link', { name: /Download the dividend history/ }).getAttribute('href')
    const response = await page.request.get(file ?? '')
    expect(response.headers()['content-disposition']).toContain('attachment')
    expect(await response.text()).toContain('2026,true,cash,3,300,2026-12-03,2026-12-04,2026-12-22')
    expect(await findAxeFaults(page)).toEqual([])
  })

  for (const [path, desk] of [
    ['/thong-cao-bao-chi', 'Spokesperson A, media enquiries'],
    ['/quan-he-co-dong/du-lieu', 'Investor Relations Officer A'],
    ['/ho-tro/khieu-nai', 'Complaints'],
  ] as const) {
    test(`${path} shows who answers: ${desk}`, async ({ page }) => {
      await page.goto(path)
      const box = page.getByRole('region', { name: 'Contact about this page' })
      await expect(box).toContainText(desk)
      await expect(box.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
    })
  }
})
