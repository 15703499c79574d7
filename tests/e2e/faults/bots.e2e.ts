import { expect, type Page } from '@playwright/test'
import { later } from '../support/chunk-files.ts'
import { failPayloads, openUnaided } from '../support/fault-page.ts'
import { contentLink, heading, mainNav } from '../support/page-places.ts'
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
  // Words of several syllables are bound by no-break spaces.
  return async () => (await headings.jsonValue()).slice(1).map((shown) => shown.replaceAll('\u00a0', ' '))
}

/** Expects the content from before, with the title of a page, for longer than all timeouts. */
async function expectKept(page: Page, before: string): Promise<void> {
  await expect(page.locator('main > .contents')).toBeVisible()
  await page.clock.fastForward(60_000)
  expect(await page.locator('main').innerText()).toBe(before)
  await expect(page).toHaveTitle(/SHS/)
}

test.describe('a bot', () => {
  test.use({ userAgent: googlebot })

  test('keeps the content when a navigation fails', async ({ page }) => {
    await page.clock.install()
    await openUnaided(page)
    await complete(page)
    await failPayloads(page, { status: 500 })
    const before = await page.locator('main').innerText()
    const shown = await watchHeadings(page)
    await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
    await expectKept(page, before)
    await page.unroute('**/_payload/**')
    await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
    await expect(heading(page)).toHaveText('Tin tức')
    expect(await shown()).toEqual(['Tin tức'])
  })

  test('keeps it also without the list of bots', async ({ page }) => {
    await page.clock.install()
    await page.route(later, (route) => route.abort())
    await openUnaided(page)
    const before = await page.locator('main').innerText()
    const shown = await watchHeadings(page)
    await contentLink(page, '/ho-tro/bieu-phi').click()
    await expectKept(page, before)
    expect(await shown()).toEqual([])
    await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
    await expect(heading(page)).toHaveText('Tin tức')
  })

  test('gets the same not-found page as visitors', async ({ request }) => {
    expect((await request.get('/khong-co')).status()).toBe(404)
    expect((await request.get('/trang-chu')).status()).toBe(200)
  })
})
