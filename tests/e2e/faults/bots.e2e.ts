import { expect, type Page } from '@playwright/test'
import { behaviour, failPayloads, openUnaided } from '../support/fault-page.ts'
import { heading, mainNav } from '../support/page-places.ts'
import { complete } from '../support/site.ts'
import { test } from '../support/test.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Records each new heading of the page from now on, also those shown for a single frame. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  const headings = await page.evaluateHandle(() => {
    const seen: string[] = []
    const note = () => {
      const heading = document.querySelector('h1')?.textContent ?? 'none'
      if (heading !== seen.at(-1)) seen.push(heading)
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  })
  return async () => (await headings.jsonValue()).slice(1)
}

test.describe('a bot', () => {
  test.use({ userAgent: googlebot })

  for (const [what, hasList] of [
    ['keeps the content when a navigation fails', true],
    ['keeps it also without the list of bots', false],
  ] as const) {
    test(what, async ({ page }) => {
      await page.clock.install()
      if (!hasList) await page.route(behaviour, (route) => route.abort())
      await openUnaided(page)
      if (hasList) await complete(page)
      const before = await page.locator('main').innerText()
      await failPayloads(page, { status: 500 })
      const shown = await watchHeadings(page)
      await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
      await expect(page.locator('main > .contents')).toBeVisible()
      // Longer than all timeouts.
      await page.clock.fastForward(60_000)
      expect(await page.locator('main').innerText()).toBe(before)
      await expect(page).toHaveTitle(/SHS/)
      await page.unroute('**/_payload/**')
      await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
      await expect(heading(page)).toHaveText('Tin tức')
      expect(await shown()).toEqual(['Tin tức'])
    })
  }

  test('gets the same not-found page as visitors', async ({ request }) => {
    expect((await request.get('/khong-co')).status()).toBe(404)
    expect((await request.get('/trang-chu')).status()).toBe(200)
  })
})
