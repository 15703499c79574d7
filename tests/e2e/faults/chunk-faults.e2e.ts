import { expect } from '@playwright/test'
import { open, texts, watch } from '../support/fault-page.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { languages } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

/** The chunks of single routes, which are the only files without a name before their hash. */
const routeChunk = /\/assets\/[\w-]{7}\.js$/

for (const locale of ['vi', 'en'] as const) {
  const { news, failed, unknown } = texts[locale]
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    test(
      'a chunk that is missing in this release: a second request, then the error page',
      onlyInFull(locale === 'en'),
      async ({ page }) => {
        const { errors, documents } = watch(page)
        await open(page)
        const requested: string[] = []
        await page.route(routeChunk, async (route) => {
          requested.push(route.request().url())
          await route.fulfill({ status: 404 })
        })
        await headerLink(page, news).click()
        await expect(heading(page)).toHaveText(failed)
        await expect(page.locator('main')).toContainText(unknown)
        expect(requested).toHaveLength(2)
        expect(new Set(requested).size).toBe(1)
        expect(documents).toEqual(['/ve-shs'])
        await page.unroute(routeChunk)
        await page.locator('header a[href="/trang-chu"]').first().click()
        await expect(page).toHaveURL('/trang-chu')
        await expect(heading(page)).not.toHaveText(failed)
        expect(errors).toEqual([])
      },
    )

    test('a chunk that loads at the second request: no error', onlyInFull(locale === 'en'), async ({ page }) => {
      const { documents } = watch(page)
      await open(page)
      let requested = 0
      await page.route(routeChunk, (route) => (requested++ === 0 ? route.abort() : route.continue()))
      await headerLink(page, news).click()
      await expect(heading(page)).toHaveText(news)
      expect(documents).toEqual(['/ve-shs'])
    })

    test(
      'a chunk that is missing after a release: one reload, and no second one',
      onlyInFull(locale === 'en'),
      async ({ page }) => {
        const { errors, documents } = watch(page)
        await open(page)
        await page.route('**/_build/latest.json*', (route) =>
          route.fulfill({ json: { id: 'next', time: '2027-01-01' } }),
        )
        await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
        await headerLink(page, news).click()
        await expect(heading(page)).toHaveText(news)
        await expect.poll(() => documents).toEqual(['/ve-shs', '/tin-tuc'])
        // The page works without script.
        await page.locator('header a[href="/trang-chu"]').first().click()
        await expect(page).toHaveURL('/trang-chu')
        expect(documents).toEqual(['/ve-shs', '/tin-tuc', '/trang-chu'])
        expect(errors).toEqual([])
      },
    )
  })
}

test('without the entry script the page is readable, and its links work', async ({ page }) => {
  const { errors } = watch(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/trang-chu')
  await headerLink(page, 'Tin tức').click()
  await expect(heading(page)).toHaveText('Tin tức')
  await page.locator('a[href*="lang=en"]').first().click()
  await expect(heading(page)).toHaveText('News')
  expect(errors).toEqual([])
})
