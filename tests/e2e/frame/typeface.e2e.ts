import { expect, type Page } from '@playwright/test'
import { locales } from '../../../src/engine/model/locale/locale.ts'
import { languages } from '../support/languages.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { contentLink } from '../support/page-places.ts'
import { isShown } from '../support/page-shown.ts'
import { readFonts } from '../support/read-fonts.ts'
import { holdBack, watchRequests } from '../support/requests.ts'
import { serveInPieces } from '../support/serve-in-pieces.ts'
import { complete } from '../support/site.ts'
import { test } from '../support/test.ts'

// The typeface at first sight: each test is a visitor whose cache is empty.

const file = /\/hanken-grotesk-(?!rare)[^/]+\.woff2$/
const typeface = { own: ['Hanken Grotesk'], system: [] }
const texts = ['h1', 'main p', 'header nav a', 'footer .disclaimer']

const readTexts = async (page: Page) => {
  const all = []
  for (const selector of texts) all.push(await readFonts(page, selector))
  return all
}

for (const [language, path] of [
  ['vi', '/trang-chu'],
  ['en', '/quan-he-co-dong'],
  ['vi', '/tin-tuc/man-hinh-danh-muc-moi-tren-ung-dung-giao-dich'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use(languages[language])

    test(`a first visit has the typeface from its first paint: ${path}`, async ({ page, baseURL }) => {
      // The head, and the rest once the typeface is there: that takes a round trip, however slow the machine is.
      await using server = await serveInPieces(baseURL ?? '', /<body/g)
      const arrived = page.waitForEvent('requestfinished', (request) => file.test(request.url()))
      await page.goto(server.origin + path, { waitUntil: 'commit' })
      await arrived
      expect(server.sendNext()).toBe(true)
      await complete(page)
      expect(await readTexts(page)).toEqual(texts.map(() => typeface))
      expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded')
      expect(await findShifts(page)).toEqual([])
    })
  })
}

test('the typeface is asked for before scripts, which share the line with it', async ({ page }) => {
  const requested = watchRequests(page, /\.(?:woff2|js|json)$/)
  await page.goto('/trang-chu')
  await complete(page)
  expect(requested[0]).toMatch(file)
  expect(requested[1]).toMatch(/\/start-[^/]+\.js$/)
})

test('where the typeface is late, texts do not wait, nothing moves, and the next page has it', async ({ page }) => {
  const letGo = await holdBack(page, file)
  await page.goto('/tin-tuc', { waitUntil: 'commit' })
  // Painted with a font of the system.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  letGo()
  await complete(page)
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  expect((await readFonts(page, 'h1')).own).toEqual([])
  expect(await findShifts(page)).toEqual([])
  await contentLink(page, '/tin-tuc/tin-tuc-moi-nhat').click()
  await page.waitForFunction(isShown, '/tin-tuc/tin-tuc-moi-nhat')
  expect(await readFonts(page, 'h1')).toEqual(typeface)
  expect(await readFonts(page, 'header nav a')).toEqual(typeface)
})

test('where the typeface does not come at all, the site is as it is with a font of the system', async ({ page }) => {
  await page.route(file, (route) => route.abort())
  await page.goto('/tin-tuc')
  await complete(page)
  await contentLink(page, '/tin-tuc/tin-tuc-moi-nhat').click()
  await page.waitForFunction(isShown, '/tin-tuc/tin-tuc-moi-nhat')
  expect((await readFonts(page, 'h1')).own).toEqual([])
})

test('each language has its letters in one file', async ({ page }) => {
  const requested = watchRequests(page, /\.woff2$/)
  for (const locale of locales) {
    await page.goto(locale === 'vi' ? '/ve-shs' : '/ve-shs?lang=en')
    await complete(page)
  }
  expect(new Set(requested).size).toBe(1)
})
