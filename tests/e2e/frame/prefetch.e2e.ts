import { expect, type Page } from '@playwright/test'
import { headerLink } from '../support/page-places.ts'
import { visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

/** Records the pages whose payloads are requested. */
function watchPayloads(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const path = /_payload\/\w+\/\w+(\/.*)\.json/.exec(request.url())?.[1]
    if (path) requested.push(path)
  })
  return requested
}

test('visible links are prefetched once each, then followed without a request', async ({ page }) => {
  const problems = watchProblems(page)
  const requested = watchPayloads(page)
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  const first = (await page.locator('main article a').first().getAttribute('href')) ?? ''
  await page.locator('main article a').first().scrollIntoViewIfNeeded()
  await expect.poll(() => requested).toContain(first)
  await page.waitForLoadState('networkidle')
  expect(new Set(requested).size).toBe(requested.length)
  const footer = await page.locator('footer a').last().getAttribute('href')
  expect(requested).not.toContain(footer)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(first)
  await expect(page.locator('article h1')).toBeVisible()
  expect(requests.filter((url) => url.includes(first))).toEqual([])
  expect(problems).toEqual([])
})

test('at most five at a time', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  let inFlight = 0
  let most = 0
  let all = 0
  await page.route('**/_payload/**', async (route) => {
    all++
    most = Math.max(most, ++inFlight)
    await held.promise
    inFlight--
    await route.continue()
  })
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  await expect.poll(() => inFlight).toBe(5)
  held.resolve()
  await expect.poll(() => all).toBeGreaterThan(8)
  expect(most).toBe(5)
})

test('a link outside the viewport is prefetched when pointed at or focused', async ({ page }) => {
  const requested = watchPayloads(page)
  await visit(page, '/dieu-khoan-va-dieu-kien')
  await page.waitForLoadState('networkidle')
  expect(requested).not.toContain('/ve-shs/giai-thuong')
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/ve-shs/giai-thuong"]')?.focus())
  await expect.poll(() => requested).toContain('/ve-shs/giai-thuong')
})

test('a failed prefetch is ignored, and a click loads again', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route('**/_payload/**', (route) => route.abort())
  const requested = watchPayloads(page)
  await visit(page, '/dieu-khoan-va-dieu-kien')
  await expect.poll(() => requested).toContain('/tin-tuc')
  await page.waitForLoadState('networkidle')
  await page.unroute('**/_payload/**')
  await headerLink(page, 'Tin tức').click()
  await expect(page.locator('h1')).toHaveText('Tin tức')
  expect(errors).toEqual([])
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(
    `no prefetch with ${JSON.stringify(connection)}`,
    onlyInFull('effectiveType' in connection),
    async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      const requested = watchPayloads(page)
      await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
      await headerLink(page, 'Tin tức').hover()
      await page.waitForLoadState('networkidle')
      expect(requested).toEqual([])
    },
  )
}
