import { expect, type Page } from '@playwright/test'

export const section = '/san-pham-dich-vu/moi-gioi-chung-khoan'
export const names = ['hand-coins', 'monitor-smartphone', 'scroll-text', 'users', 'vault']
export const boxes = (page: Page) => page.locator('main [data-icon]')
export const drawn = (page: Page) => page.locator('main [data-icon] > svg')

/** Records requests and console messages about icons, and problems that must never occur. */
export async function recordIcons(page: Page) {
  const log: Record<'reports' | 'breaches' | 'requested', string[]> = { reports: [], breaches: [], requested: [] }
  page.on('pageerror', (error) => log.breaches.push(error.message))
  page.on('console', (message) => {
    if (message.text().startsWith('breach')) log.breaches.push(message.text())
    else if (message.type() === 'error') log.reports.push(message.text())
  })
  page.on('request', (request) => {
    if (/\/_icons\/|icons\.test|\/iconify-/.test(request.url())) log.requested.push(request.url())
  })
  // A font that arrives late, on a busy machine, would move what icons must not.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.info('breach', violatedDirective, blockedURI),
    )
  })
  return log
}

/** The texts of the page and their positions, independent of hover effects. */
export function layout(page: Page) {
  return page.evaluate(() => {
    return {
      // Not `innerText`, which leaves out what is not laid out yet.
      texts: [...document.querySelectorAll('header, main, footer')].map(({ textContent }) => textContent),
      places: [...document.querySelectorAll('h1, main a, main a > *, footer a')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        // What is not laid out has no place, wherever the page is.
        return width > 0 ? [left, top + scrollY, width, height] : []
      }),
    }
  })
}

/** Expects the same texts in the same positions, within one pixel, because scrolling changes the rounding of lines. */
export async function expectUnmoved(page: Page, before: Awaited<ReturnType<typeof layout>>): Promise<void> {
  const { texts, places } = await layout(page)
  expect(texts).toEqual(before.texts)
  expect(places.length).toBe(before.places.length)
  const moved = places.filter((place, index) =>
    place.some((value, side) => Math.abs(value - (before.places[index]?.[side] ?? 0)) > 1),
  )
  expect(moved).toEqual([])
}

export async function reveal(page: Page): Promise<void> {
  await boxes(page).last().scrollIntoViewIfNeeded()
}
