import { expect, type Page, type Route } from '@playwright/test'
import { siteMoment } from '../../site/site.ts'
import { open, texts, watch } from '../support/fault-page.ts'
import { languages } from '../support/languages.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { complete } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

type Fault = (route: Route) => Promise<void>

async function change(route: Route, edit: (text: string) => string): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: edit(await response.text()) })
}

const payloadFaults: readonly (readonly [string, Fault])[] = [
  ['is missing', (route) => route.fulfill({ status: 404 })],
  ['fails with 500', (route) => route.fulfill({ status: 500 })],
  ['is aborted', (route) => route.abort('connectionreset')],
  ['is truncated', (route) => change(route, (text) => text.slice(0, text.length / 2))],
  ['is HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' })],
  ['is of another build', (route) => change(route, (text) => text.replace(/"build":"\w+"/, '"build":"other"'))],
]

/** Answers every request for a payload with a fault. @returns a function that counts the requests. */
async function failWith(page: Page, fault: Fault): Promise<() => number> {
  let requested = 0
  await page.route('**/_payload/**', async (route) => {
    requested++
    await fault(route)
  })
  return () => requested
}

for (const locale of ['vi', 'en'] as const) {
  const { about, news, failed, retry } = texts[locale]
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    for (const [what, fault] of payloadFaults) {
      const isRest = locale === 'en' ? what !== 'is missing' : ['fails with 500', 'is HTML'].includes(what)
      test(`a payload that ${what}: a second request, then a reload`, onlyInFull(isRest), async ({ page }) => {
        const { errors, documents } = watch(page)
        await open(page)
        const requested = await failWith(page, fault)
        await headerLink(page, news).click()
        await expect(heading(page)).toHaveText(news)
        await complete(page)
        await expect(page).toHaveURL('/tin-tuc')
        expect(requested()).toBe(2)
        expect(documents).toEqual(['/ve-shs', '/tin-tuc'])
        expect(errors).toEqual([])
      })
    }

    test(
      'within ten seconds the same path is not reloaded automatically again',
      onlyInFull(locale === 'en'),
      async ({ page }) => {
        const { errors, documents } = watch(page)
        await page.clock.setFixedTime(siteMoment)
        await open(page)
        await failWith(page, (route) => route.fulfill({ status: 404 }))
        await headerLink(page, news).click()
        await expect(heading(page)).toHaveText(news)
        await complete(page)
        await page.goBack()
        await expect.poll(() => documents.at(-1)).toBe('/ve-shs')
        await expect(heading(page)).toHaveText(about)
        await complete(page)
        await headerLink(page, news).click()
        await expect(heading(page)).toHaveText(failed)
        await expect(page.locator('main')).toContainText(/404|500/)
        expect(documents.filter((path) => path === '/tin-tuc')).toHaveLength(1)
        await page.unroute('**/_payload/**')
        await page.getByRole('button', { name: retry }).click()
        await expect(heading(page)).toHaveText(news)
        expect(errors).toEqual([])
      },
    )

    test(
      'a payload that never comes: after two timeouts of eight seconds the page is reloaded',
      onlyInFull(locale === 'en'),
      async ({ page }) => {
        await page.clock.install()
        await open(page)
        // Never answered. The fake clock does not affect AbortSignal.timeout, so the timeouts of the two attempts are
        // shortened. The third one is that of the HEAD request, which is answered.
        await page.evaluate(() => {
          const timeout = AbortSignal.timeout.bind(AbortSignal)
          let attempts = 0
          AbortSignal.timeout = (ms) => timeout(ms === 8000 && attempts++ < 2 ? 100 : ms)
        })
        await page.route('**/_payload/**', () => undefined)
        // The clock runs while this test waits, so an expected event may occur before the step that causes it ends.
        const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/_payload/'))
        const loaded = page.waitForEvent('domcontentloaded')
        await headerLink(page, news).click()
        await givenUp
        await page.clock.runFor(300)
        await loaded
        await expect(heading(page)).toHaveText(news)
      },
    )

    test('a payload with hostile keys is shown', onlyInFull(locale === 'en'), async ({ page }) => {
      const { errors, documents } = watch(page)
      await open(page)
      await page.route('**/_payload/**', (route) =>
        change(route, (text) => text.replace('{', '{"__proto__":{"kind":"x"},"constructor":{"prototype":{"y":1}},')),
      )
      await headerLink(page, news).click()
      await expect(heading(page)).toHaveText(news)
      expect(documents).toEqual(['/ve-shs'])
      expect(errors).toEqual([])
    })
  })
}
