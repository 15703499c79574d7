import { expect, type Page } from '@playwright/test'
import { isFullRun } from '../support/full-run.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { heading } from '../support/page-places.ts'
import { watchRequests } from '../support/requests.ts'
import { hydrated, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const article = '/tin-tuc/ngay-dao-han-hop-dong-tuong-lai-chi-so-va-bien-dong-cuoi-phien'
/** Its picture is a photo; that of the other one is a drawing. */
const photoArticle = '/tin-tuc/diem-tin-tuan-2-6-11-chi-so-giam-nhe-thanh-khoan-co-lai'
const list = '/tin-tuc/tin-tuc-moi-nhat'

const imageAddress = /\/_ipx\//

/** The picture beside the heading of a page, once it has loaded. */
async function shownLead(page: Page) {
  const image = page.locator('main .with-lead img')
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeTruthy()
  return image.evaluate((element: HTMLImageElement) => ({
    source: new URL(element.currentSrc).pathname,
    loading: element.loading,
    priority: element.fetchPriority,
  }))
}

for (const [width, density, expected] of [
  [390, 1, 512],
  [390, 2, 1024],
  [1280, 1, 512],
  [1280, 2, 1024],
] as const) {
  const isRest = width !== 390 || density !== 2
  test.describe(`at ${width} px and density ${density}`, onlyInFull(isRest), () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density })

    test('the largest image of a page is loaded first, once, in the size of the screen', async ({ page }) => {
      const problems = watchProblems(page)
      const requested = watchRequests(page, imageAddress)
      await page.goto(photoArticle)
      await hydrated(page)
      const lead = await shownLead(page)
      expect(lead.source).toContain(`/w_${expected}&f_avif&q_60/`)
      expect(lead).toMatchObject({ loading: 'auto', priority: 'high' })
      expect(requested).toEqual([lead.source])
      const preload = page.locator('head link[rel="preload"][as="image"]')
      await expect(preload).toHaveAttribute('fetchpriority', 'high')
      expect(await preload.getAttribute('imagesrcset')).toContain(lead.source)
      expect(problems).toEqual([])
    })
  })
}

test('on a phone the picture of an article is its largest contentful paint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(article)
  await shownLead(page)
  const findLargest = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const observer = new PerformanceObserver((entries) => {
            const last = entries.getEntries().at(-1)
            resolve(last && 'url' in last ? String(last.url) : '')
          })
          observer.observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  // The picture has loaded, but may not be painted yet.
  await expect.poll(findLargest).toContain('/_ipx/')
})

test('images of a list are loaded lazily', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 700 })
  // Chromium loads what is up to 2,500 px below the window.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.entry-list > li:last-child { margin-top: 5000px }')
    document.adoptedStyleSheets.push(sheet)
  })
  const requested = watchRequests(page, imageAddress)
  await page.goto(list)
  await hydrated(page)
  const images = page.locator('main article img')
  expect(await images.count()).toBe(10)
  expect(
    await images.evaluateAll((all: HTMLImageElement[]) => all.filter(({ loading }) => loading !== 'lazy')),
  ).toEqual([])
  // The headless shell ignores lazy loading.
  if (isFullRun) expect(requested.length).toBeLessThan(10)
  await images.last().scrollIntoViewIfNeeded()
  await expect
    .poll(() => images.last().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  expect(requested.filter((path) => !path.startsWith('/_ipx/s_'))).toEqual([])
})

for (const width of [360, 1280]) {
  test(`late images cause no layout shifts, at ${width} px`, onlyInFull(width !== 1280), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/_ipx/**', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    for (const path of [article, list, '/tin-tuc', '/ve-shs']) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => {
        const images = [...document.images].filter((image) => image.loading !== 'lazy')
        return Promise.all(images.map((image) => image.decode()))
      })
      expect(await findShifts(page), path).toEqual([])
    }
    // Requests for images further down may still be delayed when the page is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('after a navigation an article shows its picture too', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto(list)
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: 'Ngày đáo hạn hợp đồng tương lai' }).click()
  await expect(heading(page)).toContainText('Ngày đáo hạn')
  expect((await shownLead(page)).source).toContain('/ngay-dao-han')
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(0)
  expect(problems).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture is shown', async ({ page }) => {
    const requested = watchRequests(page, imageAddress)
    await page.goto(article, { waitUntil: 'load' })
    await expect(page.locator('main .with-lead img')).toBeVisible()
    expect(requested.length).toBe(1)
  })
})

test('a page has a social image with size and text, and the image exists', async ({ page, request }) => {
  for (const [path, title] of [
    [article, 'Ngày đáo hạn'],
    ['/ve-shs?lang=en', 'About SHS'],
  ] as const) {
    await page.goto(path)
    const meta = (name: string) => page.locator(`meta[property="og:image${name}"]`).getAttribute('content')
    const image = new URL((await meta('')) ?? '')
    expect(await meta(':width')).toBe('1200')
    expect(await meta(':height')).toBe('630')
    expect(await meta(':alt')).toContain(title)
    expect(image.pathname).toMatch(path.includes('lang=en') ? /^\/_social\/en\// : /^\/_social\/vi\//)
    const response = await request.get(image.pathname)
    expect(response.headers()['content-type']).toBe('image/png')
    expect((await response.body()).length).toBeLessThan(60_000)
  }
})
