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
  const link = page.locator('main article h2 a').first()
  const first = (await link.getAttribute('href')) ?? ''
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => requested).toContain(first)
  await page.waitForLoadState('networkidle')
  expect(new Set(requested).size).toBe(requested.length)
  const footer = await page.locator('footer a').last().getAttribute('href')
  expect(requested).not.toContain(footer)
  // In view on every page, at the logo and in the breadcrumb.
  expect(requested).not.toContain('/trang-chu')
  expect(problems).toEqual([])
  // Nothing can be loaded any more: all that the page needs is there.
  await page.route('**', (route) => route.abort())
  await link.click()
  await expect(page).toHaveURL(first)
  await expect(page.locator('article h1')).toBeVisible()
})

test('the entries of a list are prefetched first, in reading order, then links around them', async ({ page }) => {
  // Low enough that the entries in view leave something of what may be prefetched.
  await page.setViewportSize({ width: 1280, height: 560 })
  const requested = watchPayloads(page)
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  const selectors = ['main :not(nav *) > a', ':is(main nav, header) a']
  const [entries = [], around = []] = await page.evaluate(
    (all) =>
      all.map((selector) => Array.from(document.querySelectorAll(selector), (link) => link.getAttribute('href') ?? '')),
    selectors,
  )
  const isAround = (path: string) => around.includes(path)
  await expect.poll(() => requested.some(isAround)).toBe(true)
  const before = requested.slice(0, requested.findIndex(isAround))
  expect(before.length).toBeGreaterThan(1)
  expect(before).toEqual([...new Set(entries)].slice(0, before.length))
  expect(requested.slice(before.length).filter((path) => !isAround(path))).toEqual([])
})

test.describe('on a high screen', () => {
  test.use({ viewport: { width: 1280, height: 2400 } })

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
    await expect.poll(() => all).toBeGreaterThan(5)
    expect(most).toBe(5)
  })

  test('what is prefetched stays within 48 KB', async ({ page }) => {
    await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
    /** The bytes of payloads, and of code that the frame does not load for itself, since the document was loaded. */
    const transferred = () =>
      page.evaluate(() => {
        const [loaded = 0] = performance
          .getEntriesByType('navigation')
          .map((entry) => (entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : 0))
        const sizes = performance.getEntriesByType('resource').map((entry) => {
          if (!(entry instanceof PerformanceResourceTiming) || entry.startTime < loaded) return 0
          const isCode = /\/assets\/(?!later|late-notices|parts|toast|tooltip|iconify).+\.(?:js|css)$/.test(entry.name)
          return isCode || entry.name.includes('/_payload/') ? entry.transferSize : 0
        })
        return sizes.reduce((sum, size) => sum + size, 0)
      })
    await expect.poll(transferred).toBeGreaterThan(15_000)
    await page.waitForLoadState('networkidle')
    const inView = await transferred()
    expect(inView).toBeLessThanOrEqual(30_000)
    const links = page.locator('main a, footer a')
    for (let index = 0; index < (await links.count()); index++) await links.nth(index).focus()
    // How many of them fit depends on how fast those before them load.
    await expect.poll(transferred).toBeGreaterThan(inView)
    await page.waitForLoadState('networkidle')
    // The queue spends 40 KB; the code of the pages behind the bar of tasks comes on top, where it is asked for first.
    expect(await transferred()).toBeLessThanOrEqual(48_000)
  })
})

test('a link outside the viewport is prefetched when pointed at or focused', async ({ page }) => {
  const requested = watchPayloads(page)
  await visit(page, '/dieu-khoan-va-dieu-kien')
  await page.waitForLoadState('networkidle')
  expect(requested).not.toContain('/ve-shs/giai-thuong')
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/ve-shs/giai-thuong"]')?.focus())
  await expect.poll(() => requested).toContain('/ve-shs/giai-thuong')
})

for (const [what, act] of [
  ['pressed', (page: Page) => page.mouse.down()],
  ['pointed at', async () => undefined],
] as const) {
  test(`a link is prefetched when ${what}, whatever is in view`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    const requested = watchPayloads(page)
    await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    const link = page.locator('main article h2 a').first()
    await link.hover()
    await act(page)
    await expect.poll(() => requested).toEqual([await link.getAttribute('href')])
  })
}

test('nothing is prefetched in a hidden tab, until it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    let state = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    Object.assign(window, {
      show: () => {
        state = 'visible'
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  const requested = watchPayloads(page)
  await visit(page, '/tin-tuc/tin-tuc-moi-nhat')
  await headerLink(page, 'Tin tức').hover()
  await page.mouse.down()
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  await page.evaluate('show()')
  await expect.poll(() => requested).not.toEqual([])
})

test('a failed prefetch is ignored, and a click loads again', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route('**/_payload/**', (route) => route.abort())
  const requested = watchPayloads(page)
  await visit(page, '/dieu-khoan-va-dieu-kien')
  await headerLink(page, 'Tin tức').hover()
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
      await page.mouse.down()
      await page.waitForLoadState('networkidle')
      expect(requested).toEqual([])
    },
  )
}
