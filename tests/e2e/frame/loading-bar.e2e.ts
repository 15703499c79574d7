import { expect, type Page, type Route } from '@playwright/test'
import { siteMoment } from '../../site/site.ts'
import { heading, mainNav } from '../support/page-places.ts'
import { forbidStorage, saveData, visit } from '../support/site.ts'
import { test } from '../support/test.ts'

const bar = (page: Page) => page.locator('.loading-bar')

/** Opens a page with a stopped clock that has prefetched nothing, and delays payloads. Returns a function that answers them. */
async function open(page: Page): Promise<(answer: (route: Route) => Promise<void>) => void> {
  await saveData(page)
  await forbidStorage(page)
  const held = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route('**/_payload/**', async (route) => (await held.promise)(route))
  await page.clock.install({ time: siteMoment })
  await visit(page, '/trang-chu')
  await page.clock.pauseAt(siteMoment.getTime() + 60_000)
  return held.resolve
}

test('follows its curve, ends, hides and resets to 0', async ({ page }) => {
  const answer = await open(page)
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(bar(page)).toHaveCSS('height', '3px')
  await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
  await page.clock.runFor(180)
  await expect(bar(page)).toHaveCSS('opacity', '0')
  await page.clock.runFor(1020)
  await expect(bar(page)).toHaveAttribute('data-phase', 'loading')
  expect(await scale(page)).toBeCloseTo(0.5, 1)
  answer((route) => route.continue())
  await expect(heading(page)).toHaveText('Tin tức')
  await expect.poll(() => scale(page)).toBe(1)
  await page.clock.runFor(20)
  await page.clock.runFor(460)
  expect(await bar(page).evaluate((element) => element.style.opacity)).toBe('1')
  await page.clock.runFor(60)
  expect(await bar(page).evaluate((element) => element.style.opacity)).toBe('0')
  await page.clock.runFor(400)
  await expect(bar(page)).toHaveAttribute('data-phase', 'idle')
  expect(await scale(page)).toBe(0)
})

test('a superseding navigation continues the bar; a failed one ends it in red', async ({ page }) => {
  const answer = await open(page)
  await mainNav(page).getByRole('link', { name: 'Tin tức' }).click()
  await page.clock.runFor(1200)
  await mainNav(page).getByRole('link', { name: 'Về SHS' }).click()
  await page.clock.runFor(20)
  expect(await scale(page)).toBeGreaterThan(0.49)
  answer((route) => route.fulfill({ status: 500 }))
  // The second request for the payload follows after a delay.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(bar(page)).toHaveAttribute('data-phase', 'error', { timeout: 20 })
  }).toPass({ intervals: [20] })
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  await page.clock.runFor(1000)
  await expect(bar(page)).toHaveAttribute('data-phase', 'idle')
})

test('neither the first load nor a hash starts it', async ({ page }) => {
  await open(page)
  await expect(bar(page)).not.toHaveAttribute('data-phase')
  await page.evaluate(() => history.pushState({}, '', '#noi-dung'))
  await page.clock.runFor(1000)
  await expect(bar(page)).not.toHaveAttribute('data-phase', 'loading')
})

async function scale(page: Page): Promise<number> {
  return bar(page).evaluate((element) => Number(/scaleX\((.*)\)/.exec(element.style.transform)?.[1]))
}
