import { expect } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { recordAnnouncements } from '../support/live-region.ts'
import { heading } from '../support/page-places.ts'
import { holdBack, watchRequests } from '../support/requests.ts'
import { field, hits, indexFiles, results, searchFor } from '../support/search-page.ts'
import { markDocument, visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

test('the answer of the server stays as it is; the next one is made in the browser', async ({ page }) => {
  const problems = watchProblems(page)
  const requested = watchRequests(page, indexFiles)
  await visit(page, '/tim-kiem?q=bieu+phi')
  const first = await results(page).innerHTML()
  await expect(hits(page).first()).toContainText('Biểu phí')
  await expect(field(page)).toHaveValue('bieu phi')
  expect(requested).toEqual([])

  const isSameDocument = await markDocument(page)
  const announcements = await recordAnnouncements(page)
  await searchFor(page, 'cổ đông')
  await expect(page).toHaveURL(`/tim-kiem?q=c%E1%BB%95+%C4%91%C3%B4ng`)
  await expect(page).toHaveTitle('Tìm kiếm “cổ đông” | SHS')
  await expect(hits(page).first().locator('mark').first()).toHaveText(/cổ đông/i)
  await expect(field(page)).toBeFocused()
  await expect.poll(announcements).toEqual([expect.stringMatching(/^\d+ kết quả, trang 1\/\d+$/)])

  // The browser renders what the server does.
  await searchFor(page, 'bieu phi')
  await expect(page).toHaveTitle('Tìm kiếm “bieu phi” | SHS')
  expect(normalize(await results(page).innerHTML())).toBe(normalize(first))
  expect(await isSameDocument()).toBe(true)
  expect(problems).toEqual([])
})

/** Without the empty comments of React. */
function normalize(html: string): string {
  return html.replaceAll('<!-- -->', '')
}

test('filters and pages are links, which move the focus to the new results; Back returns', async ({ page }) => {
  await visit(page, '/tim-kiem?q=bao+cao')
  const isSameDocument = await markDocument(page)
  const years = page.getByRole('navigation', { name: 'Lọc theo năm' })
  await years.getByRole('link', { name: /^2026/ }).click()
  await expect(page).toHaveURL('/tim-kiem?q=bao+cao&nam=2026')
  await expect(results(page)).toBeFocused()
  await expect(years.locator('[aria-current]')).toHaveText(/^2026/)
  await expect(hits(page).locator('time').first()).toHaveText(/2026$/)
  const sections = page.getByRole('navigation', { name: 'Lọc theo chuyên mục' })
  const news = sections.getByRole('link', { name: /^Tin tức/ })
  const count = Number(/\((\d+)\)/.exec(await news.innerText())?.[1])
  await news.click()
  await expect(page).toHaveURL('/tim-kiem?q=bao+cao&muc=tin-tuc&nam=2026')
  await expect(results(page)).toContainText(`${count} kết quả`)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/tim-kiem?q=bao+cao')
  await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL('/tim-kiem?q=bao+cao&trang=2')
  await expect(results(page)).toContainText(/trang 2\//)
  await expect(results(page)).toBeInViewport()
  await expect(hits(page).first()).toBeInViewport()
  expect(await isSameDocument()).toBe(true)
})

test('a query is text, as typed, here and after a reload', async ({ page }) => {
  const problems = watchProblems(page)
  await visit(page, '/tim-kiem')
  for (const q of ['2026', '1.200', 'true', '"x"', `</script><img src=x onerror="alert(1)">`]) {
    await searchFor(page, q)
    await expect(page).toHaveTitle(`Tìm kiếm “${q}” | SHS`)
    expect(new URL(page.url()).searchParams.get('q')).toBe(q)
    await page.reload()
    await expect(field(page)).toHaveValue(q)
    await expect(page).toHaveTitle(`Tìm kiếm “${q}” | SHS`)
  }
  expect(problems).toEqual([])
})

test('without a query, with one letter or with nothing found, the page says what to do', async ({ page }) => {
  await visit(page, '/tim-kiem')
  await page.getByRole('link', { name: 'biểu phí', exact: true }).click()
  await expect(hits(page).first()).toContainText('Biểu phí')
  await searchFor(page, 'zzzqqqxxx')
  await expect(results(page)).toContainText('Không tìm thấy trang nào phù hợp')
  await expect(results(page).getByRole('link', { name: 'hỏi chúng tôi' })).toHaveAttribute('href', '/ho-tro/lien-he')
  await page.goto('/tim-kiem?q=bao+cao&nam=1999')
  await page.getByRole('link', { name: 'Tìm trong mọi chuyên mục và mọi năm' }).click()
  await expect(page).toHaveURL('/tim-kiem?q=bao+cao')
  await expect(hits(page)).toHaveCount(10)
  await searchFor(page, '')
  await expect(page).toHaveURL('/tim-kiem')
  await expect(page.getByRole('region', { name: 'Hướng dẫn tìm kiếm' })).toBeVisible()
})

test('another language shows the results in that language, for the same query', async ({ page }) => {
  await visit(page, '/tim-kiem?q=margin')
  await page.locator('header').getByRole('link', { name: 'English' }).first().click()
  await expect(heading(page)).toHaveText('Search')
  await expect(page.getByRole('region', { name: 'Search results' })).toContainText(/\d+ results?/)
  await expect(page).toHaveTitle('Search for “margin” | SHS')
})

const faults = [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is damaged', { status: 200, body: 'not an index' }],
] as const

for (const [name, answer] of faults) {
  test(`where a file of the index ${name}, the server answers, or the next attempt`, async ({ page }) => {
    await visit(page, '/tim-kiem')
    await page.route(indexFiles, (route) => route.fulfill(answer))
    const announcements = await recordAnnouncements(page)
    await searchFor(page, 'cổ đông')
    await expect(results(page)).toContainText('Không tìm kiếm được')
    await expect.poll(announcements).toEqual(['Không tìm kiếm được'])
    const isSameDocument = await markDocument(page)
    await results(page).getByRole('link', { name: 'Xem trang kết quả tìm kiếm' }).click()
    await expect(hits(page)).toHaveCount(10)
    expect(await isSameDocument()).toBe(false)

    await visit(page, '/tim-kiem')
    await searchFor(page, 'biểu phí')
    await expect(results(page)).toContainText('Không tìm kiếm được')
    await page.unroute(indexFiles)
    await results(page).getByRole('button', { name: 'Thử lại' }).click()
    await expect(hits(page).first()).toContainText('Biểu phí')
  })
}

test('the last of several queries wins, whenever the index comes', async ({ page }) => {
  await visit(page, '/tim-kiem')
  const letGo = await holdBack(page, indexFiles)
  await searchFor(page, 'cổ đông')
  await searchFor(page, 'biểu phí')
  letGo()
  await expect(hits(page).first()).toContainText('Biểu phí')
  await expect(page).toHaveTitle('Tìm kiếm “biểu phí” | SHS')
})

test('a page that is served as a file searches in the browser', async ({ page }) => {
  const problems = watchProblems(page)
  await page.route('/tim-kiem?**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/tim-kiem', route.request().url()).href }) }),
  )
  await page.goto('/tim-kiem?q=bieu+phi')
  await expect(hits(page).first()).toContainText('Biểu phí')
  await expect(field(page)).toHaveValue('bieu phi')
  expect(problems).toEqual([])
})

for (const width of [320, 1280]) {
  test(`at ${width} px everything fits, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await injectAxe(page)
    for (const url of ['/tim-kiem', '/tim-kiem?q=bao+cao&nam=2026', '/tim-kiem?q=zzzqqqxxx']) {
      await visit(page, url)
      expect(await findAxeFaults(page), url).toEqual([])
      expect(await findOverflow(page), url).toBeLessThanOrEqual(0)
    }
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to the page, and the server answers', async ({ page }) => {
    await page.goto('/trang-chu')
    await page.locator('header').getByRole('link', { name: 'Tìm kiếm' }).click()
    await searchFor(page, 'bao cao')
    await expect(page).toHaveURL('/tim-kiem?q=bao+cao')
    await page.getByRole('link', { name: 'Trang sau' }).click()
    await expect(results(page)).toContainText(/trang 2\//)
    await page.locator('header').getByRole('link', { name: 'English' }).first().click()
    await expect(page.getByRole('searchbox')).toHaveValue('bao cao')
    await expect(heading(page)).toHaveText('Search')
  })
})

for (const width of [320, 390]) {
  test(`at ${width} px the filters are one line above the results, with the chosen one in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/tim-kiem?q=bao+cao')
    const tops = await page
      .locator('.result-filters a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(5)
    expect(new Set(tops).size).toBe(1)
    await expect(hits(page).nth(1).getByRole('heading')).toBeInViewport({ ratio: 1 })
    await visit(page, '/tim-kiem?q=bao+cao&nam=2026')
    await expect(page.getByRole('navigation', { name: 'Lọc theo năm' }).locator('[aria-current]')).toBeInViewport({
      ratio: 1,
    })
  })
}
