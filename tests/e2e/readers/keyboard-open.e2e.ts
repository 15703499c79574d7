import { expect, type Locator, type Page } from '@playwright/test'
import { openMessages } from '../../fixtures/messages/build.ts'
import { installColors } from '../../readers/install-colors.ts'
import { findWalkFaults } from '../../readers/keyboard/find-walk-faults.ts'
import { installWalk } from '../../readers/keyboard/install-walk.ts'
import { openWalker } from '../../readers/keyboard/walk.ts'
import { languages } from '../support/languages.ts'
import { news } from '../support/list-page.ts'
import { visit } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// What opens, by the keyboard: the focus goes in, meets every control once, in visual order and in view, forth and back; it stays
// inside or leaves, as the pattern demands; Escape returns it.

test.beforeEach(async ({ page }) => {
  await page.addInitScript(installColors)
  await page.addInitScript(installWalk)
})

/** Walks through a part of the page and back, beginning with the control that has the focus, which is the first of the part. */
async function findFaults(page: Page, scope: string): Promise<string[]> {
  const walker = await openWalker(page)
  // What was pressed before.
  await walker.tab(0)
  const controls = await walker.find(scope)
  expect(controls.length).toBeGreaterThan(1)
  // The last press of each way is that of the other, so that the focus does not leave.
  const forth = [...(await walker.tab(controls.length - 1)), ...(await walker.shiftTab(1))]
  await page.keyboard.press('Tab')
  await walker.tab(0)
  const back = [...(await walker.shiftTab(controls.length - 1)), ...(await walker.tab(1))]
  await page.keyboard.press('Shift+Tab')
  await walker.tab(0)
  return findWalkFaults({ controls, forth, back })
}

async function openBy(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

for (const language of ['vi', 'en'] as const) {
  test.describe(language, onlyInFull(language === 'en'), () => {
    test.use(languages[language])

    test('panels of the main bar: the focus leaves, and they close', async ({ page }) => {
      await visit(page, '/tin-tuc')
      const buttons = page.locator('.main-nav .nav-slot button')
      await buttons.first().waitFor()
      for (const button of await buttons.all()) {
        await openBy(button)
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('Tab')
        expect(await findFaults(page, '.nav-panel')).toEqual([])
        await page.keyboard.press('Escape')
        await expect(button).toBeFocused()
        await expect(button).toHaveAttribute('aria-expanded', 'false')
        await openBy(button)
        const count = await page.locator('.nav-panel a:visible').count()
        for (let step = 0; step <= count; step++) await page.keyboard.press('Tab')
        await expect(button).toHaveAttribute('aria-expanded', 'false')
      }
    })

    test('the vertical menu, with all its groups: the focus stays', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await visit(page, '/tin-tuc')
      const button = page.locator('.menu-toggle')
      await openBy(button)
      await expect(page.locator('main')).toHaveAttribute('inert')
      await page.locator('.menu-panel').evaluate((panel) => {
        for (const group of panel.querySelectorAll('details')) group.open = true
      })
      await page.keyboard.press('Tab')
      expect(await findFaults(page, '.menu-panel')).toEqual([])
      await page.keyboard.press('Shift+Tab')
      await expect(button, 'comes before the first control').toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(button, 'comes after the last control').toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(page.locator('details.menu')).not.toHaveAttribute('open')
    })

    for (const width of [320, 1280]) {
      test(`the calendar at ${width} px: the focus leaves, and it closes`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, news)
        await openBy(page.locator('.list-filters > summary'))
        const button = page.locator('.filter-dates .filter-control button')
        await openBy(button)
        await expect(page.locator('.rdp-day_button:focus')).toBeVisible()
        // From the day that has the focus to the first control.
        while (await page.locator('dialog.date-panel').evaluate((panel) => panel.contains(document.activeElement))) {
          await page.keyboard.press('Shift+Tab')
        }
        await page.keyboard.press('Tab')
        expect(await findFaults(page, 'dialog.date-panel')).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(button).toBeFocused()
      })

      test(`the dialog of the search at ${width} px: the focus stays`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 })
        await visit(page, '/tin-tuc')
        const button = page.locator('header [data-opens=search]').first()
        await openBy(button)
        const field = page.locator('dialog [type=search]')
        await expect(field).toBeFocused()
        await field.fill(language === 'vi' ? 'bao cao' : 'report')
        await expect(page.locator('dialog article')).toHaveCount(10)
        expect(await findFaults(page, 'dialog')).toEqual([])
        for (let step = 0; step < 40; step++) {
          await page.keyboard.press('Tab')
          const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)
          // A dialog of the browser lets its own controls have the focus between the last and the first one.
          expect(['dialog', 'body']).toContain(place)
        }
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog')).toHaveCount(0)
        await expect(button).toBeFocused()
      })
    }
  })
}

test('toasts: F8 leads to them, Escape closes one, and after the last one the focus returns', async ({ page }) => {
  await openMessages(page)
  await page.clock.resume()
  await page.locator('#before').focus()
  await page.evaluate(() => {
    const action = { label: 'Làm lại', altText: 'Bấm lại nút', onClick: () => {} }
    for (const title of ['Một', 'Hai', 'Ba']) {
      window.toasts.add({ title, description: 'Mô tả', actions: [action], duration: Infinity })
    }
  })
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  expect(await findFaults(page, '[role=region] ol')).toEqual([])
  for (const left of [2, 1]) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listitem')).toHaveCount(left)
    // The focus stays with the others.
    expect(await page.evaluate(() => document.activeElement?.closest('[role=region]') !== null)).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await expect(page.locator('#before')).toBeFocused()
})
