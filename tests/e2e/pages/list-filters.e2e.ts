import { expect } from '@playwright/test'
import { count, filter, indexes, news, openFilters, rows } from '../support/list-page.ts'
import { recordAnnouncements } from '../support/live-region.ts'
import { holdBack, watchRequests } from '../support/requests.ts'
import { hydrated, markDocument, visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

test('a filter changes the URL, the list, the counts and the live region, and nothing else', async ({ page }) => {
  const problems = watchProblems(page)
  const requested = watchRequests(page, indexes)
  await visit(page, news)
  const isSameDocument = await markDocument(page)
  const announcements = await recordAnnouncements(page)
  const year = filter(page, 'Năm')
  await expect(year.locator('option')).toHaveText(['Tất cả', '2026 (12)', '2025 (7)'])
  await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
  // The URL changes before the page.
  await expect(count(page)).toHaveText('19 mục · trang 2/2')
  await expect(page).toHaveURL(`${news}?trang=2`)
  expect(requested).toEqual([])
  await openFilters(page)

  await year.scrollIntoViewIfNeeded()
  await year.focus()
  const scroll = await page.evaluate(() => scrollY)
  await year.selectOption('2025')
  await expect(page).toHaveURL(`${news}?nam=2025`)
  await expect(count(page)).toHaveText('7 mục')
  await expect(rows(page)).toHaveCount(7)
  for (const row of await rows(page).locator('time').all()) await expect(row).toHaveText(/\/2025$/)
  await expect(year).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
  await expect(filter(page, 'Chuyên mục').locator('option')).toHaveText([
    'Tất cả',
    'Thị trường (2)',
    'Tin SHS (2)',
    'Sản phẩm (1)',
    'Dành cho nhà đầu tư (2)',
  ])
  await expect.poll(announcements).toEqual(['7 mục'])

  await filter(page, 'Chuyên mục').selectOption('thi-truong')
  await expect(page).toHaveURL(`${news}?nam=2025&loai=thi-truong`)
  await expect(rows(page)).toHaveCount(2)
  await expect.poll(announcements).toEqual(['7 mục', '2 mục'])
  expect(requested).toHaveLength(1)
  expect(await isSameDocument()).toBe(true)
  expect(problems).toEqual([])
})

test('each filter is an entry of the history; a reload and a new tab show the same', async ({ page, context }) => {
  await page.goto(news)
  await hydrated(page)
  await openFilters(page)
  await filter(page, 'Năm').selectOption('2026')
  await expect(count(page)).toHaveText('12 mục · trang 1/2')
  await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL(`${news}?nam=2026&trang=2`)
  await expect(rows(page)).toHaveCount(2)
  await filter(page, 'Chuyên mục').selectOption('san-pham')
  await expect(page).toHaveURL(`${news}?nam=2026&loai=san-pham`)
  await expect(count(page)).toHaveText('4 mục')

  await page.goBack()
  await expect(page).toHaveURL(`${news}?nam=2026&trang=2`)
  await expect(count(page)).toHaveText('12 mục · trang 2/2')
  await expect(filter(page, 'Chuyên mục')).toHaveValue('')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(news)
  await expect(count(page)).toHaveText('19 mục · trang 1/2')
  await expect(filter(page, 'Năm')).toHaveValue('')
  await page.goForward()
  await page.goForward()
  await expect(count(page)).toHaveText('12 mục · trang 2/2')

  const first = await rows(page).first().innerText()
  await page.reload()
  await expect(count(page)).toHaveText('12 mục · trang 2/2')
  expect(await rows(page).first().innerText()).toBe(first)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(count(other)).toHaveText('12 mục · trang 2/2')
  await expect(filter(other, 'Năm')).toHaveValue('2026')
})

test('of several quick changes all filters apply, each with its last value', async ({ page }) => {
  const answer = await holdBack(page, indexes)
  await page.goto(news)
  await hydrated(page)
  await openFilters(page)
  const [year, category] = [filter(page, 'Năm'), filter(page, 'Chuyên mục')]
  await year.selectOption('2026')
  await expect(year).toHaveValue('2026')
  await category.selectOption('san-pham')
  await year.selectOption('2025')
  await expect(page).toHaveURL(`${news}?nam=2025&loai=san-pham`)
  await expect(count(page)).toHaveText('19 mục · trang 1/2')
  answer()
  await expect(count(page)).toHaveText('1 mục')
  await expect(year).toHaveValue('2025')
  await expect(category).toHaveValue('san-pham')
  await page.goBack()
  await expect(count(page)).toHaveText('4 mục')
  await expect(year).toHaveValue('2026')
})

test('Back from an entry restores the filtered list', async ({ page }) => {
  await page.goto(news)
  await hydrated(page)
  await openFilters(page)
  await filter(page, 'Năm').selectOption('2025')
  await expect(rows(page)).toHaveCount(7)
  await rows(page).nth(1).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/tin-tuc\/[a-z0-9-]+$/)
  await expect(page.locator('.list-filters')).toHaveCount(0)
  await page.goBack()
  await expect(count(page)).toHaveText('7 mục')
})

test('a switch of language keeps the filters and finds the same entries', async ({ page }) => {
  await visit(page, `${news}?nam=2025`)
  await expect(count(page)).toHaveText('7 mục')
  const announcements = await recordAnnouncements(page)
  await page.locator('header').getByRole('link', { name: 'English' }).first().click()
  await expect(count(page)).toHaveText('7 entries')
  await expect(page).toHaveURL(`${news}?nam=2025`)
  await expect(rows(page).first().locator('time')).toHaveText(/\s2025$/)
  expect(await announcements()).toEqual([])
})

test('company reports are found by ticker and sector', async ({ page }) => {
  for (const path of ['/trung-tam-phan-tich/bao-cao-cong-ty', '/phan-tich/bao-cao-cong-ty']) {
    await page.goto(path)
    await hydrated(page)
    await openFilters(page)
    await filter(page, 'Mã cổ phiếu').selectOption('ZZB')
    await expect(page).toHaveURL(`${path}?ma=ZZB`)
    await expect(rows(page)).toHaveCount(2)
    for (const row of await rows(page).all()) await expect(row).toContainText('ZZB')
  }
})
