import { expect } from '@playwright/test'
import { findAxeFaults, injectAxe } from '../support/axe-faults.ts'
import { visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

const tasks = '.home-tasks > li'

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} px one screen has four tasks, the next date and the quarter`, async ({ page }) => {
    const problems = watchProblems(page)
    await page.setViewportSize({ width, height })
    await injectAxe(page)
    await visit(page, '/')
    await expect(page.locator(tasks)).toHaveCount(4)
    await expect(page.locator('.opening-date > span')).toHaveText(/^còn \d+ ngày$/)
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('hidden')
    const bar = await page.locator('.task-bar').boundingBox()
    // Nothing crosses anything, and nothing is cut off.
    const boxes = await page
      .locator('.opening-page :is(.stairs, h1, .home-tasks, .opening-date, .full-screen-text > div:last-child)')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect()
          return { left, top, right, bottom }
        }),
      )
    expect(boxes).toHaveLength(5)
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.top).toBeGreaterThanOrEqual(64)
      expect(box.right).toBeLessThanOrEqual(width)
      expect(box.bottom).toBeLessThanOrEqual(bar?.y ?? height)
      const crossed = boxes
        .slice(index + 1)
        .filter(
          ({ left, top, right, bottom }) =>
            left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        )
      expect(crossed).toEqual([])
    }
    expect(await findAxeFaults(page)).toEqual([])
    expect(problems).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tasks, date and quarter are there, without a count of days that would be wrong tomorrow', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator(tasks)).toHaveCount(4)
    await expect(page.locator('.opening-date time')).toBeVisible()
    await expect(page.locator('.opening-date > span')).toBeEmpty()
    await expect(page.locator('.stairs .stairs-figure')).toHaveCount(1)
    await page.getByRole('link', { name: 'Vào trang chủ' }).click()
    await expect(page).toHaveURL('/trang-chu')
  })
})
