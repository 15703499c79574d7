import { expect, type Page } from '@playwright/test'
import { visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

const path = '/ho-tro/theo-doi'
const button = (page: Page) => page.getByRole('button', { name: 'Sao chép địa chỉ Atom: Công bố thông tin bất thường' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Thông báo (F8)', exact: true })

test('the address of a feed is copied with the keyboard, and a toast says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const problems = watchProblems(page)
  await visit(page, path)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Đã sao chép địa chỉ')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL('/quan-he-co-dong/cong-bo-thong-tin/bat-thuong/feed.vi.atom', page.url()).href)
  expect((await page.request.get(copied)).headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(problems).toEqual([])
})

test('where nothing can be copied, a toast shows the address', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await visit(page, path)
  await button(page).press('Enter')
  await expect(toasts(page)).toContainText(/Không sao chép được\. Địa chỉ là:.*\/bat-thuong\/feed\.vi\.atom/)
})

test('the head names the feed of the page shown, also after a navigation', async ({ page }) => {
  const feeds = page.locator('head link[type="application/atom+xml"]')
  await visit(page, path)
  await expect(feeds).toHaveAttribute('href', '/feed.vi.atom')
  await page.getByRole('link', { name: 'Thông cáo báo chí', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thông cáo báo chí' })).toBeVisible()
  await expect(feeds).toHaveAttribute('href', '/thong-cao-bao-chi/feed.vi.atom')
})
