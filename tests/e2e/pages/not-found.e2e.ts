import { expect } from '@playwright/test'
import { mainNav } from '../support/page-places.ts'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

test.describe('not found', () => {
  test('the message is truncated, the URL is not', async ({ page }) => {
    const path = `/${'a'.repeat(300)}`
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    const message = `Page Not Found: ${path.slice(0, 200)}`
    const detail = page.locator('main p').getByText(message, { exact: true })
    await expect(detail).toBeHidden()
    await page.getByText('Chi tiết kỹ thuật').click()
    await expect(detail).toBeVisible()
    await expect(page).toHaveURL(path)
  })

  test('markup in the URL is shown as text', async ({ page }) => {
    await page.goto('/<img src=x>?q=<b>')
    await hydrated(page)
    await expect(page.locator('main img, main b')).toHaveCount(0)
    await expect(page.locator('main')).toContainText('Page Not Found: /%3Cimg%20src=x%3E?q=%3Cb%3E')
  })

  test('an unknown URL is not rewritten', async ({ page }) => {
    for (const path of ['/khong-co?x=1.0', '/khong-co?x=01&y', '/tin-tuc/KHONG-CO?a="1"']) {
      await page.goto(path)
      await hydrated(page)
      // This element is rendered after the first effects, which could have changed the URL.
      await mainNav(page).getByRole('button').first().waitFor()
      const shown = await page.evaluate(() => location.pathname + location.search)
      expect(decodeURI(shown)).toBe(path)
      await expect(page.locator('main')).toContainText(`Page Not Found: ${shown}`)
    }
  })
})
