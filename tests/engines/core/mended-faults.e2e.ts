import { expect } from '@playwright/test'
import { scrollPage } from '../page/read-page.ts'
import { test } from '../test.ts'

// Faults that only some engines had; what mended them, and figures: docs/decisions/0059-faults-of-engines.md.

const news = '/tin-tuc/tin-tuc-moi-nhat'

const toPosition = () => Math.round(scrollY)

test('the page ends with its footer', async ({ visitor }) => {
  for (const path of ['/trang-chu', '/tin-tuc', '/ho-tro/bieu-phi']) {
    await visitor.open(path)
    for (const width of [600, 768, 1280]) {
      await visitor.resize(width)
      await visitor.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await visitor
        .sees(() => {
          const { bottom = 0 } = document.querySelector('body > footer')?.getBoundingClientRect() ?? {}
          return Math.abs(Math.round(document.documentElement.scrollHeight - bottom - scrollY))
        })
        .toBe(0)
    }
  }
})

test('the calendar has a month and a weekday for each day, and marks today', async ({ visitor }) => {
  await visitor.resize(1280)
  await visitor.open(news)
  await visitor.click('main details:has(.filter-dates) > summary')
  await visitor.click('.filter-dates button')
  await visitor
    .sees(() => document.querySelector('.rdp-root [role=grid]')?.getAttribute('aria-label'))
    .toMatch(/^Tháng \d+/)
  await visitor.sees(() => document.querySelectorAll('.rdp-today').length).toBe(1)
  await visitor.sees(() => document.body.innerText.includes('Invalid')).toBe(false)
})

for (const address of ['/ve-shs?x=%41', '/%74in-tuc']) {
  test(`${address} is loaded once`, async ({ visitor }) => {
    // A loop would never be hydrated.
    await visitor.open(address)
    await visitor.sees(() => document.querySelectorAll('h1').length).toBe(1)
  })
}

test('the next page of a list keeps the place', async ({ visitor }) => {
  await visitor.resize(1280, 500)
  await visitor.open(news)
  await visitor.evaluate(scrollPage, 600)
  await visitor.evaluate(() => document.querySelector<HTMLElement>('main a[href$="trang=2"]')?.click())
  await visitor.sees(() => document.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain('trang=2')
  await visitor.sees(toPosition).toBe(600)
})

test('Back from a document outside the app returns to the place', async ({ visitor }) => {
  await visitor.resize(1280, 500)
  await visitor.open(news)
  await visitor.evaluate(scrollPage, 600)
  // Later, so that the document answers before it is left.
  await visitor.evaluate(() => void setTimeout(() => (location.href = '/robots.txt')))
  await visitor.sees(() => location.pathname).toBe('/robots.txt')
  await visitor.back()
  await visitor.sees(() => location.pathname).toBe(news)
  // Chromium 111 loses a pixel.
  await visitor.sees(() => Math.abs(scrollY - 600) < 2).toBe(true)
})

test('Tab in the bar that stays at the top does not scroll the page', async ({ visitor }) => {
  await visitor.resize(1280, 500)
  await visitor.open(news)
  await visitor.evaluate(scrollPage, 600)
  await visitor.evaluate(() => document.querySelector<HTMLElement>('.main-bar a')?.focus({ preventScroll: true }))
  for (let step = 0; step < 5; step++) await visitor.press('Tab')
  await visitor.sees(() => Boolean(document.activeElement?.closest('.main-bar'))).toBe(true)
  expect(await visitor.evaluate(toPosition)).toBe(600)
})

test('Tab goes on from the menu that was opened by mouse, and Shift+Tab comes back', async ({ visitor }) => {
  await visitor.resize(390)
  await visitor.open('/tin-tuc')
  await visitor.click('.menu-toggle')
  await visitor.sees(() => document.querySelector<HTMLDetailsElement>('.menu')?.open).toBe(true)
  await visitor.press('Tab')
  await visitor.sees(() => document.activeElement?.closest('.menu-panel') !== null).toBe(true)
  await visitor.press('Tab', true)
  await visitor.sees(() => document.activeElement?.className).toBe('menu-toggle')
})

test('what scrolls is no stop of Tab without a name', async ({ visitor }) => {
  for (const [width, height, path] of [
    [1280, 500, '/ve-shs/gioi-thieu-shs'],
    [390, 700, '/quan-he-co-dong'],
    [390, 700, '/ho-tro/bieu-phi'],
  ] as const) {
    await visitor.resize(width, height)
    await visitor.open(path)
    const nameless = await visitor.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element)
          const isWide = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth
          const isHigh = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight
          return (isWide || isHigh) && element.getAttribute('tabindex') !== '-1' && !element.hasAttribute('aria-label')
        })
        .map(({ tagName, className }) => `${tagName}.${className}`),
    )
    expect(nameless).toEqual([])
  }
})

test('units that supervise have an edge of two lines', async ({ visitor }) => {
  await visitor.resize(1280)
  await visitor.open('/ve-shs/co-cau-to-chuc')
  const width = await visitor.evaluate(() => {
    const unit = document.querySelector('.unit-giam-sat')
    return unit && getComputedStyle(unit).borderLeft
  })
  // Of less than 5 px, Firefox and WebKit draw one line.
  expect(width).toMatch(/^6px double/)
})
