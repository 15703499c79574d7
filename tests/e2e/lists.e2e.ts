import { expect, test, type Page } from '@playwright/test'
import { bringAxe, findAxeFaults, findOverflow } from './axe-faults.ts'
import { complete, hydrated, languages, markDocument, watchProblems } from './site.ts'

const news = '/tin-tuc/tin-tuc-moi-nhat'

const filter = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const rows = (page: Page) => page.locator('main .entry-list > li')
const count = (page: Page) => page.locator('.list-count .meta')
const indexes = /~index\.json$/

/** The addresses of all requests from now on that match. */
function watchRequests(page: Page, pattern: RegExp): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(new URL(request.url()).pathname)
  })
  return seen
}

/** Everything that the live region says from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.getElementById('route-announcer')
    if (!region) throw new Error('no live region')
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'said'))
}

test('a filter changes the address, the list, the counts and the live region, and nothing else', async ({ page }) => {
  const problems = watchProblems(page)
  const asked = watchRequests(page, indexes)
  await page.goto(news)
  await complete(page)
  const isSameDocument = await markDocument(page)
  const said = await listen(page)
  const year = filter(page, 'Năm')
  await expect(year.locator('option')).toHaveText(['Tất cả', '2026 (19)', '2025 (9)'])
  await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
  // The address changes before the page does.
  await expect(count(page)).toHaveText('28 mục · trang 2/3')
  await expect(page).toHaveURL(`${news}?trang=2`)
  expect(asked).toEqual([])

  await year.scrollIntoViewIfNeeded()
  await year.focus()
  const scroll = await page.evaluate(() => scrollY)
  await year.selectOption('2025')
  await expect(page).toHaveURL(`${news}?nam=2025`)
  await expect(count(page)).toHaveText('9 mục')
  await expect(rows(page)).toHaveCount(9)
  for (const row of await rows(page).locator('time').all()) await expect(row).toHaveText(/\/2025$/)
  await expect(year).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
  await expect(filter(page, 'Chuyên mục').locator('option')).toHaveText([
    'Tất cả',
    'Thị trường (2)',
    'Tin SHS (3)',
    'Sản phẩm (1)',
    'Dành cho nhà đầu tư (3)',
  ])
  expect(await said()).toEqual(['9 mục'])

  await filter(page, 'Chuyên mục').selectOption('thi-truong')
  await expect(page).toHaveURL(`${news}?nam=2025&loai=thi-truong`)
  await expect(rows(page)).toHaveCount(2)
  expect(await said()).toEqual(['9 mục', '2 mục'])
  expect(asked).toHaveLength(1)
  expect(await isSameDocument()).toBe(true)
  expect(problems).toEqual([])
})

test('each filter is a step of the history; a reload and a new tab show the same', async ({ page, context }) => {
  await page.goto(news)
  await hydrated(page)
  await filter(page, 'Năm').selectOption('2026')
  await expect(count(page)).toHaveText('19 mục · trang 1/2')
  await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL(`${news}?nam=2026&trang=2`)
  await expect(rows(page)).toHaveCount(9)
  await filter(page, 'Chuyên mục').selectOption('san-pham')
  await expect(page).toHaveURL(`${news}?nam=2026&loai=san-pham`)
  await expect(count(page)).toHaveText('4 mục')

  await page.goBack()
  await expect(page).toHaveURL(`${news}?nam=2026&trang=2`)
  await expect(count(page)).toHaveText('19 mục · trang 2/2')
  await expect(filter(page, 'Chuyên mục')).toHaveValue('')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(news)
  await expect(count(page)).toHaveText('28 mục · trang 1/3')
  await expect(filter(page, 'Năm')).toHaveValue('')
  await page.goForward()
  await page.goForward()
  await expect(count(page)).toHaveText('19 mục · trang 2/2')

  const first = await rows(page).first().innerText()
  await page.reload()
  await expect(count(page)).toHaveText('19 mục · trang 2/2')
  expect(await rows(page).first().innerText()).toBe(first)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(count(other)).toHaveText('19 mục · trang 2/2')
  await expect(filter(other, 'Năm')).toHaveValue('2026')
})

test('of several filters in a moment all count, and the last of each', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(indexes, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(news)
  await hydrated(page)
  const [year, category] = [filter(page, 'Năm'), filter(page, 'Chuyên mục')]
  await year.selectOption('2026')
  await expect(year).toHaveValue('2026')
  await category.selectOption('san-pham')
  await year.selectOption('2025')
  await expect(page).toHaveURL(`${news}?nam=2025&loai=san-pham`)
  await expect(count(page)).toHaveText('28 mục · trang 1/3')
  answer()
  await expect(count(page)).toHaveText('1 mục')
  await expect(year).toHaveValue('2025')
  await expect(category).toHaveValue('san-pham')
  await page.goBack()
  await expect(count(page)).toHaveText('4 mục')
  await expect(year).toHaveValue('2026')
})

test('from an entry, Back leads to the list as it was filtered', async ({ page }) => {
  await page.goto(news)
  await hydrated(page)
  await filter(page, 'Năm').selectOption('2025')
  await expect(rows(page)).toHaveCount(9)
  await rows(page).nth(1).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/tin-tuc\/[a-z0-9-]+$/)
  await expect(page.locator('.list-filters')).toHaveCount(0)
  await page.goBack()
  await expect(count(page)).toHaveText('9 mục')
})

test.describe('an address with filters', () => {
  for (const [name, search, shown, kept] of [
    ['a year', '?nam=2025', '9 mục', '?nam=2025'],
    ['a year, beyond the last page', '?nam=2026&trang=99', '19 mục · trang 2/2', '?nam=2026&trang=99'],
    ['unknown values', '?nam=abc&loai=the-thao&ngu=fr&tu=2026-02-30&den=x', '28 mục · trang 1/3', ''],
    ['unknown values, and a page', '?loai=%3Cscript%3E&trang=2', '28 mục · trang 2/3', '?trang=2'],
    ['a value twice', '?nam=2025&nam=2026', '28 mục · trang 1/3', ''],
    ['days', '?tu=2025-07-01&den=2025-08-31', '3 mục', '?tu=2025-07-01&den=2025-08-31'],
    ['days in the wrong order', '?tu=2025-08-31&den=2025-07-01', '3 mục', '?tu=2025-08-31&den=2025-07-01'],
    ['a first day', '?tu=2026-11-09', '2 mục', '?tu=2026-11-09'],
    ['a last day', '?den=2025-06-18', '2 mục', '?den=2025-06-18'],
    ['a language', '?ngu=en&nam=2025', '7 mục', '?ngu=en&nam=2025'],
    ['what is none of its own', '?utm_source=a&nam=2025', '9 mục', '?utm_source=a&nam=2025'],
  ] as const) {
    test(`${name}: ${search}`, async ({ page }) => {
      const problems = watchProblems(page)
      await page.goto(news + search)
      await complete(page)
      await expect(count(page)).toHaveText(shown)
      expect(new URL(page.url()).search).toBe(kept)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /tin-tuc-moi-nhat(\?trang=2)?$/)
      expect(problems).toEqual([])
    })
  }

  test('hydrates as it was prerendered, then filters without moving anything, and says so once', async ({ page }) => {
    const problems = watchProblems(page)
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(indexes, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${news}?nam=2025`)
    await complete(page)
    await expect(count(page)).toHaveText('28 mục · trang 1/3')
    await expect(filter(page, 'Năm')).toHaveValue('2025')
    const said = await listen(page)
    answer()
    await expect(count(page)).toHaveText('9 mục')
    expect(await said()).toEqual(['9 mục'])
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
    expect(problems).toEqual([])
  })
})

for (const [locale, words] of [
  [
    'vi',
    { year: 'Năm', nothing: 'Không có mục nào phù hợp với bộ lọc.', clear: 'Xoá bộ lọc', all: '28 mục · trang 1/3' },
  ],
  [
    'en',
    {
      year: 'Year',
      nothing: 'Nothing matches these filters.',
      clear: 'Clear filters',
      all: '28 entries · page 1 of 3',
    },
  ],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    test('nothing found says so and offers to clear the filters', async ({ page }) => {
      await page.goto(`${news}?nam=2019&ngu=en`)
      await complete(page)
      await expect(page.getByText(words.nothing)).toBeVisible()
      await expect(filter(page, words.year)).toHaveValue('2019')
      await expect(page.locator('.pagination')).toHaveCount(0)
      const said = await listen(page)
      await page.getByRole('button', { name: words.clear }).click()
      await expect(page).toHaveURL(news)
      await expect(count(page)).toHaveText(words.all)
      await expect(filter(page, words.year)).toBeFocused()
      expect(await said()).toHaveLength(1)
      await page.goBack()
      await expect(page.getByText(words.nothing)).toBeVisible()
    })

    for (const width of [320, 1280]) {
      test(`axe finds nothing, and nothing is too wide, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await bringAxe(page)
        await page.goto(`${news}?nam=2025`)
        await complete(page)
        await expect(rows(page)).toHaveCount(9)
        expect(await findAxeFaults(page)).toEqual([])
        expect(await findOverflow(page)).toBeLessThanOrEqual(0)
        await page.locator('.filter-dates button').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(page.getByRole('grid')).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        expect(await findOverflow(page)).toBeLessThanOrEqual(0)
        await page.goto(`${news}?nam=2019`)
        await expect(page.getByText(words.nothing)).toBeVisible()
        expect(await findAxeFaults(page)).toEqual([])
        expect(await findOverflow(page)).toBeLessThanOrEqual(0)
      })
    }
  })
}

test('the language switches with the filters, and finds the same', async ({ page }) => {
  await page.goto(`${news}?nam=2025`)
  await complete(page)
  await expect(count(page)).toHaveText('9 mục')
  const said = await listen(page)
  await page.locator('header').getByRole('link', { name: 'English' }).first().click()
  await expect(count(page)).toHaveText('9 entries')
  await expect(page).toHaveURL(`${news}?nam=2025`)
  await expect(rows(page).first().locator('time')).toHaveText(/, 2025$/)
  expect(await said()).toEqual([])
})

test('company reports are found by ticker and sector', async ({ page }) => {
  for (const path of ['/trung-tam-phan-tich/bao-cao-cong-ty', '/phan-tich/bao-cao-cong-ty']) {
    await page.goto(path)
    await hydrated(page)
    await filter(page, 'Mã cổ phiếu').selectOption('ZZB')
    await expect(page).toHaveURL(`${path}?ma=ZZB`)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('ZZB')
  }
})

test('a filter that a list does not have is none', async ({ page }) => {
  await page.goto('/trung-tam-phan-tich/bao-cao-vi-mo?ma=ZZB&loai=thep')
  await complete(page)
  await expect(rows(page)).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Xoá bộ lọc' })).toHaveCount(0)
})

test('prefetching lists fetches no index; turning to a filter fetches its own', async ({ page }) => {
  const asked = watchRequests(page, indexes)
  const payloads = watchRequests(page, /thong-bao\.json$/)
  await page.goto('/tin-tuc')
  await complete(page)
  await expect.poll(() => payloads.length).toBe(1)
  await page.locator('main').getByRole('link', { name: 'Thông báo' }).first().hover()
  await page.locator('main').getByRole('link', { name: 'Thông báo' }).first().click()
  await expect(filter(page, 'Đối tượng')).toBeEnabled()
  expect(asked).toEqual([])
  await filter(page, 'Đối tượng').focus()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/\/vi\/tin-tuc\/thong-bao~index\.json$/)
})

for (const [name, answer] of [
  ['fails', { status: 500 }],
  ['is missing', { status: 404 }],
  ['is HTML', { body: '<h1>Wi-Fi</h1>', contentType: 'text/html' }],
  ['is of another build', { json: { build: 'x', locale: 'vi', path: news, rows: [], pageSize: 10 } }],
] as const) {
  test(`an index that ${name} leaves the whole list, which says so; a later try works`, async ({ page }) => {
    await page.route(indexes, (route) => route.fulfill(answer))
    await page.goto(news)
    await complete(page)
    const isSameDocument = await markDocument(page)
    const said = await listen(page)
    await filter(page, 'Năm').selectOption('2025')
    await expect(page.getByText('Chưa lọc được danh sách; dưới đây là toàn bộ các mục.')).toBeVisible()
    await expect(rows(page)).toHaveCount(10)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tin tức mới nhất')
    expect(await said()).toEqual(['Chưa lọc được danh sách'])
    expect(await isSameDocument()).toBe(true)
    await page.unroute(indexes)
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(count(page)).toHaveText('9 mục')
    await expect(page).toHaveURL(`${news}?nam=2025`)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are pages and no filters', async ({ page }) => {
    await page.goto(news)
    await expect(page.locator('.list-filters')).toBeHidden()
    await page.getByRole('link', { name: 'Trang 3', exact: true }).click()
    await expect(page).toHaveURL(`${news}?trang=3`)
    await expect(count(page)).toHaveText('28 mục · trang 3/3')
    await page.goto(`${news}?nam=2025`)
    await expect(rows(page)).toHaveCount(10)
  })
})
