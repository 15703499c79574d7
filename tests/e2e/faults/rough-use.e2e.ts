import { expect } from '@playwright/test'
import { open, texts, watch } from '../support/fault-page.ts'
import { languages } from '../support/languages.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { holdBack } from '../support/requests.ts'
import { onlyInFull, test } from '../support/test.ts'

for (const locale of ['vi', 'en'] as const) {
  const { news, failed, unknown, retry } = texts[locale]
  test.describe(`in ${locale}`, () => {
    test.use(languages[locale])

    test('offline: a message, and a later retry succeeds', onlyInFull(locale === 'en'), async ({ page, context }) => {
      const { errors } = watch(page)
      await open(page)
      await context.setOffline(true)
      await headerLink(page, news).click()
      await expect(heading(page)).toHaveText(failed)
      await expect(page.locator('main')).toContainText(unknown)
      await context.setOffline(false)
      await page.getByRole('button', { name: retry }).click()
      await expect(heading(page)).toHaveText(news)
      expect(errors).toEqual([])
    })

    test(
      'ten quick clicks with responses out of order: the last click wins',
      onlyInFull(locale === 'en'),
      async ({ page }) => {
        const { errors, documents } = watch(page)
        await open(page)
        const answer = await holdBack(page, '**/_payload/**/tin-tuc.json')
        const entries = await page.evaluate(() => history.length)
        // For clicks in one task the app loads only the last page, so the first page starts to load before the others.
        const requested = page.waitForRequest('**/_payload/**/tin-tuc.json')
        await headerLink(page, news).click()
        await requested
        await page.evaluate(() => {
          for (let turn = 1; turn < 10; turn++) {
            const path = turn % 2 ? '/ho-tro' : '/tin-tuc'
            document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click()
          }
        })
        await expect(page).toHaveURL('/ho-tro')
        await expect(page.locator('h1')).toHaveText(locale === 'vi' ? 'Hỗ trợ' : 'Support')
        const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/tin-tuc.json'))
        answer()
        await answered
        await expect(page.locator('h1')).toHaveText(locale === 'vi' ? 'Hỗ trợ' : 'Support')
        await expect(page.locator('h1')).toBeFocused()
        await expect(page).toHaveTitle(locale === 'vi' ? 'Hỗ trợ | SHS' : 'Support | SHS')
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 10)
        expect(documents).toEqual(['/ve-shs'])
        expect(errors).toEqual([])
      },
    )

    test('a double click is one navigation', onlyInFull(locale === 'en'), async ({ page }) => {
      await open(page)
      const entries = await page.evaluate(() => history.length)
      await headerLink(page, news).dblclick()
      await expect(heading(page)).toHaveText(news)
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    })

    test(
      'with the page changed by a translator: the next page is shown, or an error page with working links',
      onlyInFull(locale === 'en'),
      async ({ page }) => {
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
        await headerLink(page, news).click()
        await expect(page).toHaveURL('/tin-tuc')
        const either = new RegExp(`${news}|${failed}`.replaceAll(' ', '\\s'))
        await expect(page.locator('main h1')).toHaveText(either)
        await page.locator('a[href="/trang-chu"]').first().click()
        await expect(page).toHaveURL('/trang-chu')
      },
    )
  })
}
