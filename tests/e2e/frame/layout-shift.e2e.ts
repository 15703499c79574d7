import { expect, type Page } from '@playwright/test'
import { afterFrames } from '../support/after-frames.ts'
import { stylesOf } from '../support/chunk-files.ts'
import { isFullRun } from '../support/full-run.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { holdBack, watchRequests } from '../support/requests.ts'
import { serveInPieces } from '../support/serve-in-pieces.ts'
import { hydrated, pageKinds } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

/** Lets the font arrive after the page has been painted without it. */
async function delayFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    const response = await route.fetch()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.fulfill({ response })
  })
}

// A request may still be delayed when the page is closed.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, onlyInFull(width !== 360), () => {
    test.use({ viewport: { width, height: 800 } })

    test('no layout shifts on first load, even with a late font', async ({ page }) => {
      await delayFont(page)
      for (const path of isFullRun ? pageKinds : pageKinds.filter((_path, index) => index % 2 === 0)) {
        await page.goto(path)
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        expect(await findShifts(page), path).toEqual([])
      }
    })
  })
}

for (const width of [320, 1280]) {
  test(`parts of the header that arrive one after another do not move, at ${width} px`, async ({ page, baseURL }) => {
    const startOfPart = /<(?:nav|div|a|details)\b(?=[^]*class="menu-toggle")/g
    await page.setViewportSize({ width, height: 800 })
    await using server = await serveInPieces(baseURL ?? '', startOfPart)
    await page.goto(`${server.origin}/tin-tuc`, { waitUntil: 'commit' })
    let pieces = 1
    for (let elements = 0; ; pieces++) {
      const more = await page.waitForFunction((before) => {
        const { length } = document.querySelectorAll('*')
        return length > before && length
      }, elements)
      elements = Number(await more.jsonValue())
      await afterFrames(page, 2)
      if (!server.sendNext()) break
    }
    expect(pieces).toBeGreaterThan(10)
    await hydrated(page)
    expect(await findShifts(page)).toEqual([])
  })
}

// Wherever a slow network ends what has arrived: within a table, a list of figures, a line. The first piece is the head.
const piece = isFullRun ? /(?:^[^]*?<body|[^]{150})[^]*?(?=[ <])/g : /(?:^[^]*?<body|[^]{1200})[^]*?(?=[ <])/g
for (const [index, path] of pageKinds.entries()) {
  for (const width of [320, 1280]) {
    test.describe(`at ${width} px`, onlyInFull((index % 2 === 0) === (width === 320)), () => {
      test(`nothing moves while the document arrives: ${path}`, async ({ page, baseURL }) => {
        await page.setViewportSize({ width, height: 800 })
        await using server = await serveInPieces(baseURL ?? '', piece)
        await page.goto(server.origin + path, { waitUntil: 'commit' })
        while (server.sendNext()) await afterFrames(page, 2)
        await hydrated(page)
        expect(await findShifts(page)).toEqual([])
      })
    })
  }
}

test('a late font is not shown once style sheets for the next pages arrive, in whatever order', async ({ page }) => {
  await delayFont(page)
  const letGo = await holdBack(page, stylesOf('listing'))
  const requested = watchRequests(page, /\.css$/)
  // Further sheets may be asked for at any time.
  const countWaiting = async () => requested.length - (await page.evaluate(() => document.adoptedStyleSheets.length))
  const wanted = ['listing', 'lists', 'entry'].map((chunk) => page.waitForRequest(stylesOf(chunk)))
  await Promise.all([page.goto('/tin-tuc'), ...wanted])
  await expect.poll(countWaiting).toBe(1)
  letGo()
  await expect.poll(countWaiting).toBe(0)
  expect(await findShifts(page)).toEqual([])
})
