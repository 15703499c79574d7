import { expect, type Page, type Route } from '@playwright/test'
import { later, scriptOf } from '../support/chunk-files.ts'
import { open, texts, watch } from '../support/fault-page.ts'
import { languages } from '../support/languages.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { isShown } from '../support/page-shown.ts'
import { serveInPieces } from '../support/serve-in-pieces.ts'
import { complete, markDocument, visit } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

/** Expects the page as delivered: readable, with working links, languages and lists without script. */
async function expectReadable(page: Page, news: string): Promise<void> {
  await headerLink(page, news).click()
  await expect(heading(page)).toHaveText(news)
  await expect(page).toHaveURL('/tin-tuc')
}

const sample = new Set<string>(['messages are missing', 'the code of the page is missing', 'every script fails'])

for (const locale of ['vi', 'en'] as const) {
  const { about, news } = texts[locale]
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    for (const [what, pattern, answer] of [
      ['messages are missing', '**/_i18n/**', { status: 404 }],
      ['messages fail', '**/_i18n/**', { status: 500 }],
      ['messages are malformed', '**/_i18n/**', { body: '{"a":' }],
      ['messages are HTML', '**/_i18n/**', { body: '<h1>Wi-Fi</h1>', contentType: 'text/html' }],
      ['the code of the page is missing', scriptOf('products'), { status: 404 }],
      ['the code of the frame is missing', later, { status: 404 }],
      ['the styles of the frame are missing', '**/assets/*.css', { status: 404 }],
      ['every script fails', '**/assets/*.js', { status: 500 }],
      ['every script is HTML', '**/assets/*.js', { body: '<h1>Wi-Fi</h1>', contentType: 'text/html' }],
    ] as const) {
      const isRest = locale === 'en' || !sample.has(what)
      test(`${what}: the page is readable, and its links work`, onlyInFull(isRest), async ({ page }) => {
        const { errors, documents } = watch(page)
        await page.route(pattern, (route) => route.fulfill(answer))
        await page.goto('/ve-shs')
        await page.waitForLoadState('networkidle')
        await expect(heading(page)).toHaveText(about)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expectReadable(page, news)
        expect(documents).toEqual(['/ve-shs', '/tin-tuc'])
        expect(errors).toEqual([])
      })
    }

    test(
      'messages that never load: the page is readable, and its links work',
      onlyInFull(locale === 'en'),
      async ({ page }) => {
        await page.route('**/_i18n/**', () => undefined)
        await page.goto('/ve-shs', { waitUntil: 'domcontentloaded' })
        await expect(heading(page)).toHaveText(about)
        await expectReadable(page, news)
      },
    )

    test('every third request fails: each page is shown in the end', onlyInFull(locale === 'en'), async ({ page }) => {
      const { errors } = watch(page)
      let requested = 0
      await page.route(/\/(?:assets|_payload|_i18n|_build)\//, (route) =>
        requested++ % 3 === 2 ? route.abort('connectionreset') : route.continue(),
      )
      await page.goto('/ve-shs')
      for (const path of ['/tin-tuc', '/ho-tro', '/ve-shs', '/trang-chu']) {
        await page.locator(`a[href="${path}"]:visible`).first().click()
        await expect(page).toHaveURL(path)
        // The URL changes before the page.
        await page.waitForFunction(isShown, path)
        await expect(heading(page)).not.toBeEmpty()
        await expect(page.locator('main')).toContainText(/\S{3}/)
      }
      expect(errors).toEqual([])
    })
  })
}

for (const [what, hold] of [
  ['before any script runs', '**/assets/*.js'],
  ['before the messages load', '**/_i18n/**'],
  ['if the messages never load', undefined],
] as const) {
  const isRest = what !== 'before any script runs'
  test(`Back from a document that replaced a page of the app, ${what}`, onlyInFull(isRest), async ({ page }) => {
    const { errors } = watch(page)
    await open(page)
    await page.route('**/_payload/**', (route) => route.fulfill({ status: 404 }))
    const held: Route[] = []
    await page.route(hold ?? '**/_i18n/**', async (route) => {
      if (hold) held.push(route)
      else await route.fulfill({ status: 404 })
    })
    await markDocument(page)
    await headerLink(page, 'Tin tức').click()
    await page.locator('html:not([data-mark])').waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.unroute(hold ?? '**/_i18n/**')
    await Promise.all(held.map((route) => route.continue()))
    await expect(page).toHaveURL('/ve-shs')
    await expect(heading(page)).toHaveText('Về SHS')
    await complete(page)
    expect(errors).toEqual([])
  })
}

test(
  'slow 3G: the page is readable long before its script, and navigation works',
  onlyInFull(true),
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    const { errors } = watch(page)
    await page.goto('/ve-shs', { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText('Về SHS')
    await complete(page)
    await headerLink(page, 'Tin tức').click()
    await expect(heading(page)).toHaveText('Tin tức', { timeout: 20_000 })
    expect(errors).toEqual([])
  },
)

test('a check for a release that hangs delays nothing', async ({ page }) => {
  const { errors, documents } = watch(page)
  await page.clock.install()
  await visit(page, '/ve-shs')
  await page.route('**/_build/latest.json*', () => undefined)
  const requested = page.waitForRequest('**/_build/latest.json*')
  await page.clock.fastForward('01:00:00')
  await requested
  await headerLink(page, 'Tin tức').click()
  await expect(heading(page)).toHaveText('Tin tức')
  expect(documents).toEqual(['/ve-shs'])
  expect(errors).toEqual([])
})

test('the app is asked for while the document still arrives, and starts when it has', async ({ page, baseURL }) => {
  await using server = await serveInPieces(baseURL ?? '', /<footer/g)
  const arrived = page.waitForEvent('requestfinished', (request) => /\/browser-[^/]+\.js$/.test(request.url()))
  await page.goto(server.origin + '/ve-shs', { waitUntil: 'commit' })
  await arrived
  expect(server.sendNext()).toBe(true)
  await complete(page)
})
