import { expect, test, type Route } from '@playwright/test'
import { heading, newsLink, open, texts, watch } from './fault-page.ts'
import { complete, languages } from './site.ts'

/** The code of single routes: the only files without a name before their hash. */
const routeChunk = /\/assets\/[\w-]{7}\.js$/

type Fault = (route: Route) => Promise<void>

async function change(route: Route, edit: (text: string) => string): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: edit(await response.text()) })
}

const payloadFaults: readonly (readonly [string, Fault])[] = [
  ['is missing', (route) => route.fulfill({ status: 404 })],
  ['fails with 500', (route) => route.fulfill({ status: 500 })],
  ['breaks off', (route) => route.abort('connectionreset')],
  ['is cut short', (route) => change(route, (text) => text.slice(0, text.length / 2))],
  ['is HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' })],
  ['is of another build', (route) => change(route, (text) => text.replace(/"build":"\w+"/, '"build":"other"'))],
]

for (const locale of ['vi', 'en'] as const) {
  const { about, news, failed, unknown, retry } = texts[locale]
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    for (const [what, fault] of payloadFaults) {
      test(`a payload that ${what}: asked for twice, then the page from the server, then no more`, async ({ page }) => {
        const { errors, documents } = watch(page)
        await page.clock.setFixedTime(Date.now())
        await open(page)
        let asked = 0
        await page.route('**/_payload/**', async (route) => {
          asked++
          await fault(route)
        })
        await newsLink(page, news).click()
        await expect(heading(page)).toHaveText(news)
        await complete(page)
        await expect(page).toHaveURL('/tin-tuc')
        expect(asked).toBe(2)
        expect(documents).toEqual(['/ve-shs', '/tin-tuc'])
        // Within ten seconds the same path is not loaded by itself again.
        await page.goBack()
        await expect.poll(() => documents.at(-1)).toBe('/ve-shs')
        await expect(heading(page)).toHaveText(about)
        await complete(page)
        await newsLink(page, news).click()
        await expect(heading(page)).toHaveText(failed)
        await expect(page.locator('main')).toContainText(/404|500/)
        expect(documents.filter((path) => path === '/tin-tuc')).toHaveLength(1)
        await page.unroute('**/_payload/**')
        await page.getByRole('button', { name: retry }).click()
        await expect(heading(page)).toHaveText(news)
        expect(errors).toEqual([])
      })
    }

    test('a payload that never comes: after twice eight seconds the page from the server', async ({ page }) => {
      await page.clock.install()
      await open(page)
      // Never answered; the page's own clock does not reach the browser's time-outs, so those of the two attempts are
      // shortened. The third is of the question whether the server can be reached, which is answered.
      await page.evaluate(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal)
        let attempts = 0
        AbortSignal.timeout = (ms) => timeout(ms === 8000 && attempts++ < 2 ? 100 : ms)
      })
      await page.route('**/_payload/**', () => undefined)
      // The clock goes on while this test waits: whatever it waits for may come before the step that leads to it ends.
      const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/_payload/'))
      const loaded = page.waitForEvent('domcontentloaded')
      await newsLink(page, news).click()
      await givenUp
      await page.clock.runFor(300)
      await loaded
      await expect(heading(page)).toHaveText(news)
    })

    test('a payload with hostile keys is a payload', async ({ page }) => {
      const { errors, documents } = watch(page)
      await open(page)
      await page.route('**/_payload/**', (route) =>
        change(route, (text) => text.replace('{', '{"__proto__":{"kind":"x"},"constructor":{"prototype":{"y":1}},')),
      )
      await newsLink(page, news).click()
      await expect(heading(page)).toHaveText(news)
      expect(documents).toEqual(['/ve-shs'])
      expect(errors).toEqual([])
    })

    test('a chunk that is missing in this release: asked for twice, then the error page', async ({ page }) => {
      const { errors, documents } = watch(page)
      await open(page)
      const asked: string[] = []
      await page.route(routeChunk, async (route) => {
        asked.push(route.request().url())
        await route.fulfill({ status: 404 })
      })
      await newsLink(page, news).click()
      await expect(heading(page)).toHaveText(failed)
      await expect(page.locator('main')).toContainText(unknown)
      expect(asked).toHaveLength(2)
      expect(new Set(asked).size).toBe(1)
      expect(documents).toEqual(['/ve-shs'])
      await page.unroute(routeChunk)
      await page.locator('header a[href="/trang-chu"]').first().click()
      await expect(page).toHaveURL('/trang-chu')
      await expect(heading(page)).not.toHaveText(failed)
      expect(errors).toEqual([])
    })

    test('a chunk that comes the second time: no one has noticed', async ({ page }) => {
      const { documents } = watch(page)
      await open(page)
      let asked = 0
      await page.route(routeChunk, (route) => (asked++ === 0 ? route.abort() : route.continue()))
      await newsLink(page, news).click()
      await expect(heading(page)).toHaveText(news)
      expect(documents).toEqual(['/ve-shs'])
    })

    test('a chunk that is missing after a release: one document, and were it to go on, no second', async ({ page }) => {
      const { errors, documents } = watch(page)
      await open(page)
      await page.route('**/_build/latest.json*', (route) => route.fulfill({ json: { id: 'next', time: '2027-01-01' } }))
      await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
      await newsLink(page, news).click()
      await expect(heading(page)).toHaveText(news)
      await expect.poll(() => documents).toEqual(['/ve-shs', '/tin-tuc'])
      // No script runs there any more: it is read, and its links lead on.
      await page.locator('header a[href="/trang-chu"]').first().click()
      await expect(page).toHaveURL('/trang-chu')
      expect(documents).toEqual(['/ve-shs', '/tin-tuc', '/trang-chu'])
      expect(errors).toEqual([])
    })

    test('offline: a message, and a retry that works later', async ({ page, context }) => {
      const { errors } = watch(page)
      await open(page)
      await context.setOffline(true)
      await newsLink(page, news).click()
      await expect(heading(page)).toHaveText(failed)
      await expect(page.locator('main')).toContainText(unknown)
      await context.setOffline(false)
      await page.getByRole('button', { name: retry }).click()
      await expect(heading(page)).toHaveText(news)
      expect(errors).toEqual([])
    })

    test('ten clicks in no time, and answers out of order: the last one wins', async ({ page }) => {
      const { errors, documents } = watch(page)
      await open(page)
      const slow = Promise.withResolvers<void>()
      await page.route('**/_payload/**/tin-tuc.json', async (route) => {
        await slow.promise
        await route.continue()
      })
      const entries = await page.evaluate(() => history.length)
      await page.evaluate(() => {
        for (let turn = 0; turn < 10; turn++) {
          const path = turn % 2 ? '/ho-tro' : '/tin-tuc'
          document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click()
        }
      })
      await expect(page).toHaveURL('/ho-tro')
      await expect(page.locator('h1')).toHaveText(locale === 'vi' ? 'Hỗ trợ' : 'Support')
      slow.resolve()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('h1')).toHaveText(locale === 'vi' ? 'Hỗ trợ' : 'Support')
      await expect(page.locator('h1')).toBeFocused()
      await expect(page).toHaveTitle(locale === 'vi' ? 'Hỗ trợ | SHS' : 'Support | SHS')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 10)
      expect(documents).toEqual(['/ve-shs'])
      expect(errors).toEqual([])
    })

    test('a double click is one navigation', async ({ page }) => {
      await open(page)
      const entries = await page.evaluate(() => history.length)
      await newsLink(page, news).dblclick()
      await expect(heading(page)).toHaveText(news)
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    })

    test('a translator at work in the page: the next page comes, or an error page that leads on', async ({ page }) => {
      await open(page)
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) found.push(node)
        for (const text of found) {
          const font = document.createElement('font')
          font.textContent = text.data
          text.replaceWith(font)
        }
        document.body.prepend(document.createElement('aside'))
        document.head.append(document.createElement('meta'))
      })
      await newsLink(page, news).click()
      await expect(page).toHaveURL('/tin-tuc')
      await expect(page.locator('main h1')).toHaveText(new RegExp(`${news}|${failed}`))
      await page.locator('a[href="/trang-chu"]').first().click()
      await expect(page).toHaveURL('/trang-chu')
    })
  })
}

test('the entry script does not come: the page is read, and its links lead on', async ({ page }) => {
  const { errors } = watch(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/trang-chu')
  await newsLink(page, 'Tin tức').click()
  await expect(heading(page)).toHaveText('Tin tức')
  await page.locator('a[href*="lang=en"]').first().click()
  await expect(heading(page)).toHaveText('News')
  expect(errors).toEqual([])
})
