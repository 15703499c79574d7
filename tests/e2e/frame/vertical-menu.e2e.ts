import { expect } from '@playwright/test'
import { hydrated, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const phone = { width: 360, height: 740 }

test.describe('the vertical menu', () => {
  test.use({ viewport: phone })

  test('is modal: it keeps the focus, the rest is inert and does not scroll, Escape closes it', async ({ page }) => {
    const problems = watchProblems(page)
    await page.goto('/tin-tuc')
    await hydrated(page)
    const button = page.getByLabel('Menu')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toHaveAttribute('inert')
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    for (const key of [...Array.from({ length: 30 }, () => 'Tab'), ...Array.from({ length: 5 }, () => 'Shift+Tab')]) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.closest('details.menu') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(page.locator('details.menu')).not.toHaveAttribute('open')
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    expect(problems).toEqual([])
  })

  test('a link closes it, and the page scrolls again', async ({ page }) => {
    await page.goto('/tin-tuc')
    await hydrated(page)
    await page.getByLabel('Menu').click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.locator('.menu-panel').getByLabel('Về SHS').last().click()
    await page.locator('.menu-panel').getByRole('link', { name: 'Ủy ban kiểm toán' }).click()
    await expect(page).toHaveURL('/ve-shs/doi-ngu-lanh-dao#uy-ban-kiem-toan')
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  })

  test('has its lines in the lower half of a phone, and a touch above them closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/tin-tuc')
    await hydrated(page)
    await page.getByLabel('Menu').click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    const middles = await page
      .locator('.menu-panel a:visible')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
      )
    expect(middles.filter((y) => y > 422).length / middles.length).toBeGreaterThan(0.75)
    expect(Math.max(...middles)).toBeLessThan(844)
    await page.mouse.click(195, 150)
    await expect(page.locator('details.menu')).not.toHaveAttribute('open')
  })

  test('closes when the window becomes wide', onlyInFull(true), async ({ page }) => {
    await page.goto('/tin-tuc')
    await hydrated(page)
    await page.getByLabel('Menu').click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone the menu and its groups open', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/tin-tuc')
    await page.getByLabel('Menu').click()
    await page.locator('.menu-panel summary').first().click()
    await page.locator('.menu-panel').getByRole('link', { name: 'Hội đồng quản trị' }).click()
    await expect(page).toHaveURL('/ve-shs/doi-ngu-lanh-dao#hoi-dong-quan-tri')
  })
})
