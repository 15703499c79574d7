import { expect, type Page } from '@playwright/test'
import { findAxeFaults, injectAxe } from '../support/axe-faults.ts'
import { visit, watchProblems } from '../support/site.ts'
import { moveClock, test } from '../support/test.ts'

const path = '/ho-tro/tinh-trang-dich-vu'
// Planned work begins at 20:00 on 28 November 2026; the site is of 08:00 on 21 November.
const dayBefore = 6.6
const during = 7.75
const daysAfter = 12

const band = (page: Page) => page.locator('.late-band .service-band')

test('a page that was made without a band shows one from the day before, and nothing moves', async ({ page }) => {
  const problems = watchProblems(page)
  await moveClock(page, dayBefore)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/ho-tro/theo-doi')
  await expect(band(page)).toContainText('Bảo trì: Nâng cấp máy chủ giao dịch')
  await expect(band(page)).toContainText('Từ 20:00 28/11/2026 đến 06:00 29/11/2026')
  await expect(page.locator('#route-announcer')).toHaveText('Thông báo dịch vụ: Nâng cấp máy chủ giao dịch')
  expect(await page.evaluate(() => ('shifts' in window ? window.shifts : undefined))).toEqual([])
  await page.getByRole('button', { name: 'Đóng thông báo' }).click()
  await expect(band(page)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('its link leads to the notice, whose page needs no band', async ({ page }) => {
  await moveClock(page, during)
  await visit(page, '/tin-tuc?lang=en')
  await band(page).getByRole('link', { name: 'Upgrade of the trading servers' }).click()
  await expect(page).toHaveURL(`${path}#bao-tri-28-11-2026`)
  await expect(band(page)).toHaveCount(0)
  await expect(page.locator('#bao-tri-28-11-2026')).toContainText('Expected to end at 06:00, 29 November 2026')
})

const absent = [
  ['more than a day before', 5],
  ['days after its end, without a word', daysAfter],
] as const
for (const [when, days] of absent) {
  test(`there is no band ${when}`, async ({ page }) => {
    await moveClock(page, days)
    const answer = page.waitForResponse((response) => response.url().endsWith('/_service/notices.vi.json'))
    await visit(page, '/tin-tuc')
    await (await answer).finished()
    await expect(band(page)).toHaveCount(0)
  })
}

test('where the file cannot be read, the page is as it was', async ({ page }) => {
  const problems = watchProblems(page)
  await page.route('**/_service/**', (route) => route.fulfill({ body: '{"notices": 1}' }))
  await moveClock(page, during)
  const answer = page.waitForResponse((response) => response.url().includes('/_service/'))
  await visit(page, '/tin-tuc')
  await (await answer).finished()
  await expect(band(page)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the page speaks up to a moment, and follows the clock', async ({ page }) => {
  await injectAxe(page)
  await visit(page, path)
  await expect(page.getByText('Kiểm tra lần gần nhất lúc 08:15 20/11/2026')).toBeVisible()
  await expect(page.locator('#sap-toi + article')).toContainText('Nâng cấp máy chủ giao dịch')
  await expect(page.locator('#lich-su ~ .service-month')).toContainText('(35 phút)')
  expect(await findAxeFaults(page)).toEqual([])
  const later = await page.context().newPage()
  await moveClock(later, daysAfter)
  await visit(later, path)
  await expect(later.locator('#bao-tri-28-11-2026')).toContainText('Chưa có thông tin mới sau 09:00 19/11/2026')
})

test('without a script the page has all of it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(path)
  await expect(page.locator('article.service-notice')).toHaveCount(2)
  await page.close()
})
