import { expect, type Route } from '@playwright/test'
import { open, watch } from '../support/fault-page.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { complete, markDocument } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

test.describe('a newer release', () => {
  const latest = '**/_build/latest.json*'

  test('loads the next page as a document, and keeps the current one', async ({ page }) => {
    const { documents } = watch(page)
    await page.clock.install()
    await open(page)
    const requested: string[] = []
    await page.route(latest, async (route) => {
      requested.push(route.request().url())
      await route.fulfill({ json: { id: 'next', time: '2027-01-01T00:00:00.000Z' } })
    })
    const isSameDocument = await markDocument(page)
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/_build/latest.json'))
    await page.clock.fastForward('01:00:00')
    await answered
    expect(requested).toHaveLength(1)
    expect(requested[0]).toMatch(/latest\.json\?\d{13}$/)
    expect(await isSameDocument()).toBe(true)
    await page.locator('#noi-dung').evaluate((main) => {
      const link = Object.assign(document.createElement('a'), { href: '#noi-dung', textContent: 'main' })
      main.append(link)
      link.click()
    })
    await expect(page).toHaveURL('/ve-shs#noi-dung')
    expect(await isSameDocument()).toBe(true)
    const entries = await page.evaluate(() => history.length)
    await headerLink(page, 'Tin tức').click()
    await expect(heading(page)).toHaveText('Tin tức')
    await expect(page).toHaveURL('/tin-tuc')
    expect(documents).toEqual(['/ve-shs', '/tin-tuc'])
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    // The fake clock replaces `performance`, whose entry of the document the code for an early Back reads.
    await complete(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('Về SHS')
  })

  for (const [what, answer] of [
    ['fails', (route: Route) => route.fulfill({ status: 500 })],
    ['is not JSON', (route: Route) => route.fulfill({ body: '<h1>' })],
    ['is of another form', (route: Route) => route.fulfill({ json: [{ id: 1 }] })],
    ['is aborted', (route: Route) => route.abort()],
  ] as const) {
    test(
      `a check for it that ${what} is ignored, and repeated later`,
      onlyInFull(what !== 'is not JSON'),
      async ({ page }) => {
        const { errors, documents } = watch(page)
        await page.clock.install()
        await open(page)
        let requested = 0
        await page.route(latest, async (route) => {
          requested++
          await answer(route)
        })
        await page.clock.fastForward('01:00:00')
        await expect.poll(() => requested).toBe(1)
        await page.clock.fastForward('01:00:00')
        await expect.poll(() => requested).toBe(2)
        await headerLink(page, 'Tin tức').click()
        await expect(heading(page)).toHaveText('Tin tức')
        expect(documents).toEqual(['/ve-shs'])
        expect(errors).toEqual([])
      },
    )
  }
})
