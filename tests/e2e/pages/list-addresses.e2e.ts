import { expect } from '@playwright/test'
import { injectAxe, findAxeFaults, findOverflow } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { count, filter, indexes, news, rows } from '../support/list-page.ts'
import { recordAnnouncements } from '../support/live-region.ts'
import { holdBack } from '../support/requests.ts'
import { visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const sample = new Set<string>(['a year', 'a year, beyond the last page', 'unknown values', 'days', 'a language'])

test.describe('a URL with filters', () => {
  for (const [name, search, shown, kept] of [
    ['a year', '?nam=2025', '7 mục', '?nam=2025'],
    ['a year, beyond the last page', '?nam=2026&trang=99', '12 mục · trang 2/2', '?nam=2026&trang=99'],
    ['unknown values', '?nam=abc&loai=the-thao&ngu=fr&tu=2026-02-30&den=x', '19 mục · trang 1/2', ''],
    ['unknown values, and a page', '?loai=%3Cscript%3E&trang=2', '19 mục · trang 2/2', '?trang=2'],
    ['a value twice', '?nam=2025&nam=2026', '19 mục · trang 1/2', ''],
    ['days', '?tu=2025-07-01&den=2025-08-31', '3 mục', '?tu=2025-07-01&den=2025-08-31'],
    ['days in the wrong order', '?tu=2025-08-31&den=2025-07-01', '3 mục', '?tu=2025-08-31&den=2025-07-01'],
    ['a first day', '?tu=2026-11-09', '2 mục', '?tu=2026-11-09'],
    ['a last day', '?den=2025-06-18', '2 mục', '?den=2025-06-18'],
    ['a language', '?ngu=en&nam=2025', '5 mục', '?ngu=en&nam=2025'],
    ['unknown parameters', '?utm_source=a&nam=2025', '7 mục', '?utm_source=a&nam=2025'],
  ] as const) {
    test(`${name}: ${search}`, onlyInFull(!sample.has(name)), async ({ page }) => {
      const problems = watchProblems(page)
      await visit(page, news + search)
      await expect(count(page)).toHaveText(shown)
      // Invalid parameters are removed after the page is shown.
      await expect(page).toHaveURL(news + kept)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /tin-tuc-moi-nhat(\?trang=2)?$/)
      expect(problems).toEqual([])
    })
  }

  test('hydrates as it was made, without the index, which a further filter loads', async ({ page }) => {
    const problems = watchProblems(page)
    const requested: string[] = []
    page.on('request', (request) => indexes.test(request.url()) && requested.push(request.url()))
    await visit(page, `${news}?nam=2025`)
    await expect(count(page)).toHaveText('7 mục')
    await expect(filter(page, 'Năm')).toHaveValue('2025')
    const announcements = await recordAnnouncements(page)
    expect(requested).toEqual([])
    await filter(page, 'Chuyên mục').selectOption('thi-truong')
    await expect(page).toHaveURL(`${news}?nam=2025&loai=thi-truong`)
    await expect.poll(announcements).toHaveLength(1)
    expect(requested).toHaveLength(1)
    await page.getByRole('button', { name: 'Xoá bộ lọc' }).click()
    await expect(count(page)).toHaveText('19 mục · trang 1/2')
    expect(await findShifts(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('hydrates unfiltered where a server makes no pages, then filters without layout shifts, and announces the result once', async ({
    page,
  }) => {
    const problems = watchProblems(page)
    await page.route(`**${news}?nam=2025`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL(news, route.request().url()).href }) })
    })
    const answer = await holdBack(page, indexes)
    await visit(page, `${news}?nam=2025`)
    await expect(count(page)).toHaveText('19 mục · trang 1/2')
    await expect(filter(page, 'Năm')).toHaveValue('2025')
    const announcements = await recordAnnouncements(page)
    answer()
    await expect(count(page)).toHaveText('7 mục')
    await expect.poll(announcements).toEqual(['7 mục'])
    expect(await findShifts(page)).toEqual([])
    expect(problems).toEqual([])
  })
})

test('a filter that a list does not have is ignored', async ({ page }) => {
  await visit(page, '/trung-tam-phan-tich/bao-cao-vi-mo?ma=ZZB&loai=thep')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Xoá bộ lọc' })).toHaveCount(0)
})

for (const [locale, texts] of [
  [
    'vi',
    { year: 'Năm', nothing: 'Không có mục nào phù hợp với bộ lọc.', clear: 'Xoá bộ lọc', all: '19 mục · trang 1/2' },
  ],
  [
    'en',
    {
      year: 'Year',
      nothing: 'Nothing matches these filters.',
      clear: 'Clear filters',
      all: '19 entries · page 1 of 2',
    },
  ],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    test(
      'an empty result shows a message and a button to clear the filters',
      onlyInFull(locale === 'en'),
      async ({ page }) => {
        await visit(page, `${news}?nam=2019&ngu=en`)
        await expect(page.getByText(texts.nothing)).toBeVisible()
        await expect(filter(page, texts.year)).toHaveValue('2019')
        await expect(page.locator('.pagination')).toHaveCount(0)
        const announcements = await recordAnnouncements(page)
        await page.getByRole('button', { name: texts.clear }).click()
        await expect(page).toHaveURL(news)
        await expect(count(page)).toHaveText(texts.all)
        await expect(filter(page, texts.year)).toBeFocused()
        await expect.poll(announcements).toHaveLength(1)
        await page.goBack()
        await expect(page.getByText(texts.nothing)).toBeVisible()
      },
    )

    for (const width of [320, 1280]) {
      // At the other width and in the other language the list is one of the shapes of pages.
      const isRest = locale === 'vi' || width === 1280
      test(`axe finds nothing, and nothing is too wide, at ${width} px`, onlyInFull(isRest), async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await injectAxe(page)
        await visit(page, `${news}?nam=2025`)
        await expect(rows(page)).toHaveCount(7)
        expect(await findAxeFaults(page)).toEqual([])
        expect(await findOverflow(page)).toBeLessThanOrEqual(0)
        await page.locator('.filter-dates button').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(page.getByRole('grid')).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        expect(await findOverflow(page)).toBeLessThanOrEqual(0)
        await page.goto(`${news}?nam=2019`)
        await expect(page.getByText(texts.nothing)).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        expect(await findOverflow(page)).toBeLessThanOrEqual(0)
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list has pages, and filters that are a form', async ({ page }) => {
    await page.goto(news)
    await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
    await expect(page).toHaveURL(`${news}?trang=2`)
    await expect(count(page)).toHaveText('19 mục · trang 2/2')
    await page.locator('.list-filters > summary').click()
    await filter(page, 'Năm').selectOption('2025')
    await page.getByLabel('Đăng đến ngày').fill('2025-08-31')
    await page.getByRole('button', { name: 'Lọc', exact: true }).click()
    await expect(page).toHaveURL(/nam=2025.*den=2025-08-31/)
    await expect(count(page)).toHaveText('5 mục')
    await expect(filter(page, 'Năm')).toHaveValue('2025')
    await expect(page.getByLabel('Đăng đến ngày')).toHaveValue('2025-08-31')
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(count(page)).toHaveText('5 entries')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(news)
    await expect(rows(page)).toHaveCount(10)
  })
})
