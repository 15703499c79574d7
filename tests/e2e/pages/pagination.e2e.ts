import { expect } from '@playwright/test'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

test.describe('pagination', () => {
  test('marks one page as current, and its arrows have tooltips', async ({ page }) => {
    for (const [url, current] of [
      ['/tin-tuc/tin-tuc-moi-nhat', 'Trang 1'],
      ['/tin-tuc/tin-tuc-moi-nhat?trang=2', 'Trang 2'],
      ['/tin-tuc/tin-tuc-moi-nhat?trang=99', 'Trang 2'],
      ['/tin-tuc/tin-tuc-moi-nhat?trang=2&utm_source=x', 'Trang 2'],
    ] as const) {
      await page.goto(url)
      await hydrated(page)
      const links = page.getByRole('navigation', { name: 'Phân trang' }).getByRole('link')
      await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1)
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveAccessibleName(current)
      for (const box of await Promise.all((await links.all()).map((link) => link.boundingBox()))) {
        expect(box?.width).toBeGreaterThanOrEqual(40)
        expect(box?.height).toBeGreaterThanOrEqual(40)
      }
    }
    await page.locator('a[rel=prev]').hover()
    await expect(page.getByRole('tooltip')).toHaveText('Trang trước')
    const english = page.locator('header a[lang=en]:visible')
    await english.hover()
    // Two more moves: Radix takes the first for a way to the tooltip above the arrow, the second for its end.
    await english.hover({ position: { x: 5, y: 5 } })
    await english.hover({ position: { x: 9, y: 9 } })
    await expect(page.getByRole('tooltip')).toHaveText('English')
    await expect(page.getByRole('tooltip')).toHaveAttribute('lang', 'en')
  })
})
