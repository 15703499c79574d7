import { expect } from '@playwright/test'
import { open, watch } from '../support/fault-page.ts'
import { headerLink, heading } from '../support/page-places.ts'
import { forbidStorage, hydrated, visit } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

declare const refuse: () => never

test.describe('a browser without', () => {
  for (const [what, forbid] of [
    ['storage', () => Object.defineProperty(window, 'sessionStorage', { get: refuse })],
    ['cookies', () => Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })],
    ['matchMedia', () => Object.defineProperty(window, 'matchMedia', { value: undefined })],
    ['IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
  ] as const) {
    test(`${what}: the site works`, onlyInFull(what === 'cookies' || what === 'matchMedia'), async ({ page }) => {
      const { errors, documents } = watch(page)
      await page.addInitScript(
        `const refuse = () => { throw new DOMException('denied', 'SecurityError') }; (${forbid})()`,
      )
      await visit(page, '/trang-chu')
      await headerLink(page, 'Tin tức').click()
      await expect(heading(page)).toHaveText('Tin tức')
      await page.locator('header a[href="/trang-chu"]').first().click()
      await expect(page).toHaveURL('/trang-chu')
      expect(documents).toEqual(['/trang-chu'])
      expect(errors).toEqual([])
    })
  }

  test('storage, when a payload fails: the error page, without a reload loop', async ({ page }) => {
    const { documents } = watch(page)
    await forbidStorage(page)
    await open(page)
    await page.route('**/_payload/**', (route) => route.abort())
    await headerLink(page, 'Tin tức').click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    expect(documents).toEqual(['/ve-shs'])
  })

  for (const [address, entry, most] of [
    ['/ve-shs?x=%41', '/ve-shs?x=A', 1],
    ['/%74in-tuc', '/tin-tuc', 1],
    // Never equal: the reload guard ends it.
    ['/ve-shs?x=%FF', '/ve-shs?x=y', 2],
  ] as const) {
    test(`the address ${address} as it was written, like WebKitGTK: no reload loop`, async ({ page }) => {
      const { documents } = watch(page)
      await page.addInitScript((name) => {
        const read = performance.getEntriesByType.bind(performance)
        performance.getEntriesByType = (type) =>
          type === 'navigation' ? [{ ...read(type)[0]?.toJSON(), name: location.origin + name }] : read(type)
      }, entry)
      await page.goto(address)
      await expect(page.locator('.loading-bar')).toBeAttached()
      expect(documents).toHaveLength(most)
    })
  }

  test('a correct clock: the same content ten years off, without a reload loop', async ({ page }) => {
    const { documents } = watch(page)
    await page.goto('/tin-tuc/tin-tuc-moi-nhat')
    const text = await page.locator('main').innerText()
    await page.clock.install({ time: '2016-01-01' })
    await page.goto('/tin-tuc/tin-tuc-moi-nhat')
    await hydrated(page)
    expect(await page.locator('main').innerText()).toBe(text)
    await page.clock.fastForward('10:00:00')
    await headerLink(page, 'Về SHS').click()
    await expect(heading(page)).toHaveText('Về SHS')
    expect(documents).toHaveLength(2)
  })
})
