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
      .locator('.opening-page :is(.opening-stair, h1, .home-tasks, .opening-date, .full-screen-text > div:last-child)')
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
    // The stair goes from edge to edge, and where it comes last, down to the end of the screen.
    const stair = await page.locator('.opening-stair .chart-drawing').boundingBox()
    expect(stair).toMatchObject({ x: 0, width })
    expect(stair?.height).toBeGreaterThanOrEqual(64)
    if (width >= 1024) expect((stair?.y ?? 0) + (stair?.height ?? 0)).toBeCloseTo(height, 0)
    expect(await findAxeFaults(page)).toEqual([])
    expect(problems).toEqual([])
  })
}

test('the stair of the opening page leads to its quarters: by its name, its ends and a click on a tread', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')
  const ends = page.locator('.opening-stair .chart-ends a')
  await expect(ends).toHaveCount(2)
  const [first, last] = await ends.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await page.locator('.opening-stair h2 a').getAttribute('href')).toBe(last)
  // Lit is the newest tread, then the one that is read.
  const lit = page.locator('.opening-stair .chart-at')
  await expect(lit).toHaveCount(1)
  const newest = await lit.getAttribute('d')
  const box = await page.locator('.opening-stair .chart-drawing').boundingBox()
  const place = { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + (box?.height ?? 0) - 80 }
  await page.mouse.move(place.x, place.y)
  await expect(lit).not.toHaveAttribute('d', newest ?? '')
  await page.mouse.click(place.x, place.y)
  await expect(page).toHaveURL(first ?? '')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tasks, date and quarter are there, without a count of days that would be wrong tomorrow', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator(tasks)).toHaveCount(4)
    await expect(page.locator('.opening-date time')).toBeVisible()
    await expect(page.locator('.opening-date > span')).toBeEmpty()
    await expect(page.locator('.opening-stair-figure')).toHaveCount(1)
    await page.getByRole('link', { name: 'Vào trang chủ' }).click()
    await expect(page).toHaveURL('/trang-chu')
  })
})
