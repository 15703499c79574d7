import { expect, type Page } from '@playwright/test'
import { later } from '../support/chunk-files.ts'
import { texts, watch } from '../support/fault-page.ts'
import { languages } from '../support/languages.ts'
import { contentLink, headerLink, heading } from '../support/page-places.ts'
import { hydrated } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// Where the code of header and footer is missing, both stay as they were delivered.

/** The HTML of header and footer, without the attributes that React adds. */
const frameOf = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('header, footer'), ({ outerHTML }) => outerHTML))

/** Opens a page without the code of its frame. Returns header and footer as they were delivered. */
async function openFrameless(page: Page, path: string): Promise<string[]> {
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>()
  await page.route(later, async (route) => {
    await isSeen
    await route.fulfill({ status: 404 })
  })
  await page.goto(path, { waitUntil: 'commit' })
  // The last element of the document.
  await page.locator('body > script[type="application/json"]').waitFor({ state: 'attached' })
  const delivered = await frameOf(page)
  seen()
  await hydrated(page)
  return delivered
}

for (const locale of ['vi', 'en'] as const) {
  const { about, news, failed } = texts[locale]
  test.describe(`in ${locale}, without the code of header and footer`, onlyInFull(locale === 'en'), () => {
    test.use(languages[locale])

    for (const place of ['header', 'footer']) {
      test(`the ${place} stays as delivered, and its links work`, async ({ page }) => {
        const { errors, documents } = watch(page)
        const delivered = await openFrameless(page, '/trang-chu')
        expect(delivered).toHaveLength(2)
        expect(await frameOf(page)).toEqual(delivered)
        await page.locator(place).getByRole('link', { name: about, exact: true }).first().click()
        await expect(heading(page)).toHaveText(about)
        expect(documents).toEqual(['/trang-chu', '/ve-shs'])
        expect(errors).toEqual([])
      })
    }

    test('they stay on the error page after a navigation from the content', async ({ page }) => {
      const { errors, documents } = watch(page)
      const delivered = await openFrameless(page, '/trang-chu')
      await contentLink(page, '/ho-tro/bieu-phi').click()
      await expect(heading(page)).toHaveText(failed)
      expect(await frameOf(page)).toEqual(delivered)
      await headerLink(page, news).click()
      await expect(heading(page)).toHaveText(news)
      expect(documents).toEqual(['/trang-chu', '/tin-tuc'])
      expect(errors).toEqual([])
    })
  })
}

test('after a lost request the rest of the frame is asked for again, and comes without a reload', async ({ page }) => {
  const { errors, documents } = watch(page)
  await openFrameless(page, '/trang-chu')
  await expect(page.locator('.loading-bar')).not.toBeAttached()
  await page.unroute(later)
  await expect(page.locator('.loading-bar')).toBeAttached()
  expect(documents).toEqual(['/trang-chu'])
  expect(errors).toEqual([])
})
