import { expect, type Page } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { openFilters } from '../support/list-page.ts'
import { watchRequests } from '../support/requests.ts'
import { visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const news = '/tin-tuc/tin-tuc-moi-nhat'
const calendarCode = /\/assets\/date-range-panel-[^/]+\.js$/

const dates = (page: Page) => page.locator('.filter-dates .filter-control button')

async function open(page: Page, search = ''): Promise<void> {
  await visit(page, news + search)
  // They open by themselves where one is used. What is hidden cannot have the focus.
  if (search === '') await openFilters(page)
  await expect(dates(page)).toBeVisible()
  await dates(page).focus()
  await page.keyboard.press('Enter')
  // The calendar is ready for the keyboard when a day has the focus.
  await expect(page.locator('.rdp-day_button:focus')).toBeVisible()
}

const languageCases = {
  vi: {
    weekdays: ['thứ hai', 'thứ ba', 'thứ tư', 'thứ năm', 'thứ sáu', 'thứ bảy', 'chủ nhật'],
    columns: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
    name: 'Chọn khoảng ngày',
    apply: 'Áp dụng',
    any: 'Mọi ngày',
    month: 'Tháng 11 năm 2026',
    day: 'Thứ Hai, 2 tháng 11, 2026',
    range: '02/11/2026 – 10/11/2026',
    button: 'Ngày đăng 02/11/2026 – 10/11/2026',
    count: '1 mục',
  },
  en: {
    weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    columns: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    name: 'Choose a range of dates',
    apply: 'Apply',
    any: 'Any date',
    month: 'November 2026',
    day: 'Monday, November 2, 2026',
    range: '2 November 2026 – 10 November 2026',
    button: 'Published 2 November 2026 – 10 November 2026',
    count: '1 entry',
  },
} as const

for (const locale of ['vi', 'en'] as const) {
  const texts = languageCases[locale]
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    test('a range is chosen by keyboard; weeks start on the day of the language', async ({ page }) => {
      const problems = watchProblems(page)
      await open(page)
      await expect(page.getByRole('dialog', { name: texts.name })).toBeVisible()
      const headers = page.locator('.rdp-weekday')
      await expect(headers).toHaveText([...texts.columns])
      const names = await headers.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel?.toLowerCase()))
      expect(names).toEqual(texts.weekdays)
      await expect(page.getByRole('grid', { name: texts.month })).toBeVisible()
      // The focus is on the first day that can be chosen.
      await expect(page.locator('.rdp-day_button:focus')).toHaveText('1')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('button', { name: texts.day })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.locator('.date-panel-range')).toHaveText(texts.range)
      await expect(page.locator('[aria-selected=true] button')).toHaveCount(9)
      expect(new URL(page.url()).search).toBe('')
      await page.getByRole('button', { name: texts.apply }).press('Enter')
      await expect(page).toHaveURL(`${news}?tu=2026-11-02&den=2026-11-10`)
      await expect(page.locator('.list-count .meta')).toHaveText(texts.count)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: texts.button })).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(news)
      expect(problems).toEqual([])
    })

    test('any date clears the days and keeps the other filters', onlyInFull(locale === 'en'), async ({ page }) => {
      await open(page, '?nam=2026&tu=2026-11-01&trang=1')
      await page.getByRole('button', { name: texts.any }).click()
      await expect(page).toHaveURL(`${news}?nam=2026`)
      await expect(page.locator('main .entry-list > li')).toHaveCount(10)
    })
  })
}

test('the code of the calendar is loaded once, when it is opened', async ({ page }) => {
  const requested = watchRequests(page, calendarCode)
  await visit(page, news)
  await openFilters(page)
  await page.getByLabel('Năm', { exact: true }).selectOption('2025')
  await dates(page).hover()
  await dates(page).focus()
  await expect(page.locator('.list-count .meta')).toHaveText('7 mục')
  expect(requested).toEqual([])
  for (let time = 0; time < 2; time++) {
    await dates(page).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await dates(page).click()
    await expect(page.getByRole('grid')).toHaveCount(0)
  }
  // What was fetched is imported from the cache.
  const fromNetwork = await page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => new RegExp(pattern).test(entry.name))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize > 0 : undefined)),
    calendarCode.source,
  )
  expect(fromNetwork).toEqual([true, false])
})

test('Escape, a click elsewhere and Tab beyond it close it and drop the selection', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(dates(page)).toBeFocused()
  await expect(dates(page)).toHaveText('Tất cả')

  await dates(page).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.locator('h1').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await dates(page).click()
  await expect(page.locator('.rdp-day_button:focus')).toBeVisible()
  await page.keyboard.press('Enter')
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('the days of the URL are selected; months end with those of the list', async ({ page }) => {
  await open(page, '?tu=2025-05-27&den=2025-06-10')
  await expect(dates(page)).toHaveText('27/05/2025 – 10/06/2025')
  await expect(page.getByRole('grid', { name: 'Tháng 5 năm 2025' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tháng trước' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('[aria-selected=true] button')).toHaveCount(5)
  await expect(page.getByRole('combobox', { name: 'Năm' }).last().locator('option')).toHaveText(['2025', '2026'])
  await page.getByRole('button', { name: 'Tháng sau' }).click()
  await expect(page.locator('[aria-selected=true] button')).toHaveCount(10)
})

test('a calendar whose code cannot be loaded shows a message, and loads at the next attempt', async ({ page }) => {
  await page.route(calendarCode, (route) => route.abort())
  await visit(page, news)
  await openFilters(page)
  await dates(page).click()
  await expect(page.getByText('Không mở được lịch.')).toBeVisible()
  await page.unroute(calendarCode)
  await dates(page).click()
  await dates(page).click()
  await expect(page.getByRole('grid')).toBeVisible()
})
