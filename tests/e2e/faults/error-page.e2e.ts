import { expect } from '@playwright/test'
import { later } from '../support/chunk-files.ts'
import { failPayloads, openUnaided } from '../support/fault-page.ts'
import { contentLink, heading, mainNav } from '../support/page-places.ts'
import { onlyInFull, test } from '../support/test.ts'

test.describe('the error page', () => {
  test('shows the message of the server, focused, at its top, inside the frame', async ({ page }) => {
    await openUnaided(page)
    await failPayloads(page, { status: 503, json: { message: 'Hệ thống đang bảo trì' } })
    await page.evaluate(() => window.scrollTo(0, 600))
    await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('main')).toContainText('503')
    await expect(page.locator('main')).toContainText('Hệ thống đang bảo trì')
    await expect(page).toHaveTitle('Đã xảy ra lỗi | SHS')
    await expect(page).toHaveURL('/ve-shs')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('has its own message where the server sends none, without URLs', async ({ page }) => {
    await openUnaided(page)
    await page.route('**/_payload/**', (route) => route.abort())
    await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(page.locator('main')).toContainText('Đã xảy ra lỗi không xác định')
    await expect(page.locator('main')).toContainText('500')
    await expect(page.locator('main')).not.toContainText('_payload')
  })

  test('is cleared by any navigation', async ({ page }) => {
    await openUnaided(page)
    await failPayloads(page, { status: 500 })
    await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await page.unroute('**/_payload/**')
    await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
    await expect(heading(page)).toHaveText('Tin tức')
    await expect(page).toHaveTitle('Tin tức | SHS')
    await page.goBack()
    await expect(heading(page)).toHaveText('Về SHS')
  })

  test('Thử lại reloads once, and stays busy', async ({ page }) => {
    await openUnaided(page)
    await failPayloads(page, { status: 500 })
    await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
    // Playwright does not evaluate code in a page that is being left: the page writes to the console instead.
    const busy = page.waitForEvent('console', (message) => message.text() === 'busy')
    let reloads = 0
    await page.route('**/ve-shs', async (route) => {
      // A HEAD request may precede the document.
      if (!route.request().isNavigationRequest()) return route.continue()
      reloads++
      await busy
      await route.continue()
    })
    await page.getByRole('button', { name: 'Thử lại' }).evaluate((button: HTMLButtonElement) => {
      new MutationObserver(() => {
        button.click()
        console.info('busy')
      }).observe(button, { attributeFilter: ['disabled'] })
      addEventListener('pagehide', () => {
        const { disabled, ariaBusy } = button
        localStorage.setItem('left', `${disabled} ${ariaBusy} ${button.querySelector('.spinner') !== null}`)
      })
      button.click()
    })
    await page.unroute('**/_payload/**')
    await expect(heading(page)).toHaveText('Về SHS')
    expect(await page.evaluate(() => localStorage.getItem('left'))).toBe('true true true')
    expect(reloads).toBe(1)
  })

  test('Về trang chủ replaces the entry in the history', async ({ page }) => {
    await openUnaided(page)
    await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
    await expect(heading(page)).toHaveText('Tin tức')
    await failPayloads(page, { status: 500 })
    await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    const entries = await page.evaluate(() => history.length)
    await page.unroute('**/_payload/**')
    await page.getByRole('link', { name: 'Về trang chủ' }).click()
    await expect(page).toHaveURL('/trang-chu')
    await expect(page.getByText('Đã xảy ra lỗi')).toHaveCount(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goBack()
    await expect(page).toHaveURL('/tin-tuc')
  })

  test('links to the home page also there', onlyInFull(true), async ({ page }) => {
    await openUnaided(page, '/tin-tuc')
    await failPayloads(page, { status: 500 })
    await page.getByRole('link', { name: 'SHS – Trang chủ' }).first().click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await page.unroute('**/_payload/**')
    await page.getByRole('link', { name: 'Về trang chủ' }).click()
    await expect(page.getByText('Đã xảy ra lỗi')).toHaveCount(0)
    await expect(page).not.toHaveTitle('Đã xảy ra lỗi | SHS')
  })

  test('shows a component that throws', async ({ page }) => {
    await openUnaided(page)
    // A payload of the right kind without its fields: the view throws.
    await page.route('**/_payload/**', async (route) => {
      const { locale, address, kind, head } = await (await route.fetch()).json()
      await route.fulfill({ json: { locale, address, kind, head } })
    })
    await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
    await expect(page).toHaveTitle('Đã xảy ra lỗi | SHS')
    await mainNav(page).getByRole('link', { name: 'Về SHS' }).waitFor()
    await page.unroute('**/_payload/**')
    await page.getByRole('link', { name: 'Về trang chủ' }).click()
    await expect(page).toHaveURL('/trang-chu')
    await expect(page.getByText('Đã xảy ra lỗi')).toHaveCount(0)
    await expect(page).not.toHaveTitle('Đã xảy ra lỗi | SHS')
  })

  test('is shown where the code that handles failures cannot be loaded', onlyInFull(true), async ({ page }) => {
    await page.route(later, (route) => route.abort())
    await openUnaided(page)
    await contentLink(page, '/ho-tro/bieu-phi').click()
    await expect(heading(page)).toHaveText('Đã xảy ra lỗi')
  })
})
