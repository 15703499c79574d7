import { expect, type Page } from '@playwright/test'
import { findAxeFaults, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { visit, watchProblems } from '../support/site.ts'
import { moveClock, test } from '../support/test.ts'

const path = '/quan-he-co-dong/lich-su-kien'
const titles = (page: Page) => page.locator('.agenda:not(.agenda-past) h4')
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)

test('dates ahead come first, past ones below a switch, and each leads to its page', async ({ page }) => {
  await visit(page, path)
  // One day of several says which, and then of what.
  await expect(titles(page).first()).toHaveText('Ngày đăng ký cuối cùng')
  const past = page.locator('.agenda-past')
  await expect(past.locator('h4').first()).toBeHidden()
  await past.locator('summary').click()
  await expect(past.locator('h4').first()).toHaveText('Báo cáo tài chính, Quý III/2026')
  await expect(past.getByRole('link', { name: 'Thêm vào lịch' })).toHaveCount(0)
  await page
    .locator('.event')
    .first()
    .getByRole('link', { name: /^Đại hội đồng cổ đông bất thường/ })
    .click()
  await expect(page).toHaveURL('/quan-he-co-dong/dai-hoi-co-dong/bat-thuong#dai-hoi-bat-thuong-lan-2-2026')
  const file = '/lich-su-kien/meetings/dai-hoi-bat-thuong-lan-2-2026/dai-hoi.vi.ics'
  await expect(page.locator('.meeting').first().getByRole('link', { name: 'Thêm vào lịch' })).toHaveAttribute(
    'href',
    file,
  )
  expect((await page.request.get(file)).headers()['content-type']).toBe('text/calendar; charset=utf-8')
})

test('the visitor’s clock decides what is past, whenever the page was built', async ({ page }) => {
  // The page is of 21 November.
  await moveClock(page, 27)
  await visit(page, path)
  // At 8:00 on the day of the meeting, which opens at 9:00.
  await expect(titles(page).first()).toHaveText('Đại hội đồng cổ đông bất thường lần 2 năm 2026')
  await expect(page.locator('.agenda time').first()).toHaveText('18/12/2026')
  await expect(page.locator('.agenda-past time').first()).toHaveText('04/12/2026')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all dates can be read; the month and the filter are links and a form', async ({ page }) => {
    await page.goto(path)
    await expect(titles(page).first()).toBeVisible()
    const all = await titles(page).count()
    await page.getByLabel('Loại sự kiện').selectOption('dai-hoi')
    await page.getByRole('button', { name: 'Lọc', exact: true }).click()
    await expect(page).toHaveURL(`${path}?loai=dai-hoi`)
    expect(await titles(page).count()).toBeLessThan(all)
    await page.getByRole('link', { name: 'Theo tháng', exact: true }).click()
    await expect(page.getByRole('grid').or(page.locator('.month-grid'))).toBeVisible()
    await page.goto(path)
    await page.locator('.agenda-past summary').click()
    await expect(page.locator('.agenda-past h4').first()).toBeVisible()
  })
})

test.describe('in English', () => {
  test.use(languages.en)

  test('a month has an address, a grid, and its events below', async ({ page }) => {
    const problems = watchProblems(page)
    await injectAxe(page)
    await page.setViewportSize({ width: 320, height: 900 })
    await visit(page, path)
    await page.getByRole('link', { name: 'Month', exact: true }).click()
    await expect(page).toHaveURL(`${path}?thang=2026-11`)
    await page.getByRole('link', { name: 'Next month' }).click()
    await expect(page).toHaveURL(`${path}?thang=2026-12`)
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    await expect(page.getByRole('button', { name: 'Friday 18 December 2026, 1 event' })).toBeVisible()
    await expect(page.locator('.event-list h3')).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // Where the page is scrolled to, the sticky header covers a part of a link.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await findAxeFaults(page)).toEqual([])
    await page.goBack()
    await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await page.getByRole('link', { name: 'Agenda' }).click()
    await expect(titles(page).first()).toBeVisible()
    expect(problems).toEqual([])
  })
})

test('the grid is one stop for Tab; keys move in it and between months, Enter to an event', async ({ page }) => {
  await visit(page, `${path}?thang=2026-11`)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(day(page, '2026-11-21')).toHaveAttribute('aria-current', 'date')
  await expect(page.locator('.month-day[tabindex="0"]')).toHaveCount(1)
  await day(page, '2026-11-21').focus()
  await page.keyboard.press('ArrowDown')
  await expect(day(page, '2026-11-28')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(day(page, '2026-12-05')).toBeFocused()
  await expect(page).toHaveURL(`${path}?thang=2026-12`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-of="2026-12-04"] .event-of')).toBeFocused()
  await day(page, '2026-12-04').focus()
  await page.keyboard.press('PageUp')
  await expect(day(page, '2026-11-04')).toBeFocused()
})

test('a kind is chosen, shared and kept by month; invalid parameters count as absent', async ({ page }) => {
  await visit(page, path)
  await page.getByLabel('Loại sự kiện').selectOption('thanh-toan')
  await expect(page).toHaveURL(`${path}?loai=thanh-toan`)
  await expect(titles(page)).toHaveText(['Ngày thanh toán'])
  await page.getByRole('link', { name: 'Theo tháng' }).click()
  await expect(page).toHaveURL(`${path}?thang=2026-12&loai=thanh-toan`)
  await expect(page.locator('.event-list h3')).toHaveText(['Ngày thanh toán'])
  await expect(page.locator('.event-of')).toHaveText(['Tạm ứng cổ tức năm 2026 bằng tiền, tỷ lệ 3%'])
  await page.getByRole('link', { name: 'Tháng trước' }).click()
  await expect(page.getByText('Không có sự kiện nào trong tháng này.')).toBeVisible()
  await visit(page, `${path}?thang=2026-13&loai=x&thang=<b>`)
  await expect(page.getByRole('grid')).toHaveCount(0)
  expect(await titles(page).count()).toBeGreaterThan(4)
})

test('calendar programs can subscribe', async ({ page }) => {
  await visit(page, path)
  await expect(page.getByRole('link', { name: 'Đăng ký lịch' })).toHaveAttribute(
    'href',
    'webcal://shs.example/lich-su-kien.vi.ics',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tải tệp lịch (.ics)' }).click()
  expect((await download).suggestedFilename()).toBe('lich-su-kien.vi.ics')
})
