import { expect } from '@playwright/test'
import { choose, isMarked, markDocument, readAddress, textOf } from './page/read-page.ts'
import { test } from './test.ts'

// For `npm test`, which runs it in Firefox and Chromium 111. One document, so that it takes seconds.

test('ten steps of a visitor', async ({ engine, visitor }) => {
  const touch = engine.lacks.touch === undefined ? 'tap' : 'click'
  await test.step('the home page', () => visitor.open('/trang-chu'))
  await visitor.evaluate(markDocument)
  await test.step('a menu by mouse', async () => {
    await visitor.hover('.main-nav button', 'Các mục trong Tin tức')
    await visitor.click('.nav-panel a', 'Tin tức mới nhất')
    await visitor.sees(readAddress).toBe('/tin-tuc/tin-tuc-moi-nhat')
  })
  await test.step('the next page of a list', async () => {
    await visitor.click('a[rel=next]')
    await visitor.sees(textOf, '.list-count .meta').toBe('19 mục · trang 2/2')
  })
  await test.step('a filter', async () => {
    await visitor.click('.list-filters > summary')
    await visitor.evaluate(choose, 'Năm', '2025')
    await visitor.sees(textOf, '.list-count .meta').toBe('7 mục')
  })
  await test.step('the calendar', async () => {
    await visitor.click('.filter-dates .filter-control button')
    await visitor.sees(() => document.activeElement?.matches('.rdp-day_button')).toBe(true)
    await visitor.press('Escape')
    await visitor.sees(() => document.querySelectorAll('dialog[open]').length).toBe(0)
  })
  await test.step('Back', async () => {
    await visitor.back()
    await visitor.sees(textOf, '.list-count .meta').toBe('19 mục · trang 2/2')
  })
  await test.step('the other language', async () => {
    await visitor.click('header a[lang=en]')
    await visitor.sees(textOf, 'h1').toBe('Latest news')
  })
  await test.step('the search', async () => {
    await visitor.click('header a', 'Search')
    await visitor.sees(() => document.activeElement?.closest('dialog') !== null).toBe(true)
    await visitor.type('fee')
    await visitor.sees(textOf, 'dialog article mark').toMatch(/^fee/i)
    await visitor.press('ArrowDown')
    await visitor.press('Enter')
    await visitor.sees(() => document.querySelectorAll('dialog[open]').length).toBe(0)
  })
  await test.step('the menu of a phone, by touch where there is one', async () => {
    await visitor.resize(320)
    await visitor[touch]('header summary', 'Menu')
    await visitor[touch]('.menu-panel a', 'About SHS')
    await visitor.sees(textOf, 'h1').toBe('About SHS')
  })
  await test.step('no wider than the window', () =>
    visitor.sees(() => [innerWidth, document.documentElement.scrollWidth]).toEqual([320, 320]))
  expect(await visitor.evaluate(isMarked)).toBe(true)
  expect(await visitor.takeProblems()).toEqual([])
})
