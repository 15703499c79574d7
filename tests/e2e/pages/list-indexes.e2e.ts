import { expect } from '@playwright/test'
import { count, filter, indexes, news, openFilters, rows } from '../support/list-page.ts'
import { recordAnnouncements } from '../support/live-region.ts'
import { heading } from '../support/page-places.ts'
import { watchRequests } from '../support/requests.ts'
import { markDocument, visit } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

test('prefetching lists loads no index; focusing a filter loads that of its list', async ({ page }) => {
  const requested = watchRequests(page, indexes)
  const payloads = watchRequests(page, /thong-bao\.json$/)
  await visit(page, '/tin-tuc')
  await page.locator('main').getByRole('link', { name: 'Thông báo' }).first().hover()
  await expect.poll(() => payloads.length).toBe(1)
  await page.locator('main').getByRole('link', { name: 'Thông báo' }).first().click()
  await expect(filter(page, 'Đối tượng')).toBeEnabled()
  expect(requested).toEqual([])
  await openFilters(page)
  await filter(page, 'Đối tượng').focus()
  await expect.poll(() => requested.length).toBe(1)
  expect(requested[0]).toMatch(/\/vi\/tin-tuc\/thong-bao~index\.json$/)
})

for (const [name, answer] of [
  ['fails', { status: 500 }],
  ['is missing', { status: 404 }],
  ['is HTML', { body: '<h1>Wi-Fi</h1>', contentType: 'text/html' }],
  ['is of another build', { json: { build: 'x', locale: 'vi', path: news, rows: [], pageSize: 10 } }],
] as const) {
  const isRest = name !== 'is of another build'
  test(
    `an index that ${name}: the whole list with a message; a later attempt succeeds`,
    onlyInFull(isRest),
    async ({ page }) => {
      await page.route(indexes, (route) => route.fulfill(answer))
      await visit(page, news)
      const isSameDocument = await markDocument(page)
      const announcements = await recordAnnouncements(page)
      await openFilters(page)
      await filter(page, 'Năm').selectOption('2025')
      await expect(page.getByText('Không lọc được danh sách; dưới đây là toàn bộ các mục.')).toBeVisible()
      await expect(rows(page)).toHaveCount(10)
      await expect(heading(page)).toHaveText('Tin tức mới nhất')
      await expect.poll(announcements).toEqual(['Không lọc được danh sách'])
      expect(await isSameDocument()).toBe(true)
      await page.unroute(indexes)
      await page.getByRole('button', { name: 'Thử lại' }).click()
      await expect(count(page)).toHaveText('7 mục')
      await expect(page).toHaveURL(`${news}?nam=2025`)
    },
  )
}
