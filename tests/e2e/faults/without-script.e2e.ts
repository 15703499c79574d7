import { expect } from '@playwright/test'
import { heading, mainNav } from '../support/page-places.ts'
import { test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('a page is complete', async ({ page }) => {
  await page.goto('/ho-tro/kien-thuc')
  await expect(heading(page)).toHaveText('Kiến thức')
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500)
})

test('navigation works on a wide screen', async ({ page }) => {
  await page.goto('/trang-chu')
  await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
  await expect(page).toHaveURL('/tin-tuc')
  await page.getByRole('navigation', { name: 'Trong mục Tin tức' }).getByRole('link', { name: 'Thông báo' }).click()
  await expect(heading(page)).toHaveText('Thông báo')
})

test('navigation works on a phone, whose menu opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/trang-chu')
  await page.getByLabel('Menu').click()
  await page.locator('.menu-panel').getByLabel('Sản phẩm dịch vụ').click()
  await page.locator('.menu-panel').getByRole('link', { name: 'Môi giới chứng khoán' }).click()
  await expect(page).toHaveURL('/san-pham-dich-vu/moi-gioi-chung-khoan')
  await expect(page.locator('details.menu')).not.toHaveAttribute('open')
})

test('a film is its poster, and is not requested', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/landing-video', { waitUntil: 'networkidle' })
  await expect(page.locator('video')).toBeHidden()
  const poster = page.locator('img[src="/video/stair.jpg"]')
  await expect(poster).toBeVisible()
  expect(await poster.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)
  expect(requested.filter((path) => /\.(?:webm|mp4)$/.test(path))).toEqual([])
})

test('language links switch, and the choice is stored', async ({ page }) => {
  await page.goto('/tin-tuc/tin-tuc-moi-nhat?trang=2')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/tin-tuc/tin-tuc-moi-nhat?trang=2&lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main')).toContainText('page 2 of 2')
  await page.goto('/ve-shs')
  await expect(heading(page)).toHaveText('About SHS')
  await page.getByRole('link', { name: 'Tiếng Việt' }).first().click()
  await expect(heading(page)).toHaveText('Về SHS')
})

test('all pages of a list can be reached', async ({ page }) => {
  await page.goto('/tin-tuc/tin-tuc-moi-nhat')
  const seen = new Set<string>()
  for (;;) {
    for (const heading of await page.locator('.entry-list h2').allInnerTexts()) seen.add(heading)
    const next = page.locator('a[rel=next]')
    if ((await next.count()) === 0) break
    const href = await next.getAttribute('href')
    await next.click()
    // Unlike a click, this waits until the page has loaded completely.
    await page.waitForURL((url) => url.pathname + url.search === href)
  }
  expect(seen.size).toBe(19)
})

test('the not-found page links to the home page', async ({ page }) => {
  const response = await page.goto('/khong-co?x=1')
  expect(response?.status()).toBe(404)
  await expect(page.locator('main')).toContainText('Page Not Found: /khong-co?x=1')
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL('/trang-chu')
})
