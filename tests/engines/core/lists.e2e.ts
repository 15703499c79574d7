import { expect } from '@playwright/test'
import { choose, isMarked, markDocument, readAddress, textOf } from '../page/read-page.ts'
import { test } from '../test.ts'

const news = '/tin-tuc/tin-tuc-moi-nhat'
const count = '.list-count .meta'

test('filters change the list and the address, and Back takes them off', async ({ visitor }) => {
  await visitor.open(news)
  await visitor.evaluate(markDocument)
  await visitor.click('.list-filters > summary')
  await visitor.evaluate(choose, 'Năm', '2025')
  await visitor.sees(textOf, count).toBe('7 mục')
  await visitor.evaluate(choose, 'Chuyên mục', 'thi-truong')
  await visitor.sees(textOf, count).toBe('2 mục')
  await visitor.sees(readAddress).toBe(`${news}?nam=2025&loai=thi-truong`)
  await visitor.back()
  await visitor.sees(textOf, count).toBe('7 mục')
  await visitor.back()
  await visitor.sees(textOf, count).toBe('19 mục · trang 1/2')
  expect(await visitor.evaluate(isMarked)).toBe(true)
  expect(await visitor.takeProblems()).toEqual([])
})

test('pages of a list', async ({ visitor }) => {
  await visitor.open(news)
  await visitor.evaluate(markDocument)
  await visitor.click('a[rel=next]')
  await visitor.sees(readAddress).toBe(`${news}?trang=2`)
  await visitor.sees(textOf, count).toBe('19 mục · trang 2/2')
  await visitor.sees(() => document.querySelectorAll('main .entry-list > li').length).toBe(9)
  await visitor.back()
  await visitor.sees(textOf, count).toBe('19 mục · trang 1/2')
  expect(await visitor.evaluate(isMarked)).toBe(true)
  expect(await visitor.takeProblems()).toEqual([])
})

const calendars = {
  vi: { month: 'Tháng 11 năm 2026', range: '02/11/2026 – 10/11/2026', apply: 'Áp dụng', count: '1 mục' },
  en: { month: 'November 2026', range: '2 November 2026 – 10 November 2026', apply: 'Apply', count: '1 entry' },
} as const

for (const locale of ['vi', 'en'] as const) {
  test(`a range of days is chosen in the calendar by keyboard, in ${locale}`, async ({ visitor }) => {
    const texts = calendars[locale]
    await visitor.open(news, locale)
    await visitor.click('.list-filters > summary')
    await visitor.click('.filter-dates .filter-control button')
    await visitor.sees(textOf, '.rdp-day_button:focus').toBe('1')
    await visitor
      .sees(() => document.querySelector('[role=grid]')?.ariaLabel?.toLowerCase())
      .toBe(texts.month.toLowerCase())
    for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'ArrowRight', 'Enter'] as const) await visitor.press(key)
    await visitor.sees(textOf, '.date-panel-range').toBe(texts.range)
    await visitor.click('dialog.date-panel button', texts.apply)
    await visitor.sees(readAddress).toBe(`${news}?tu=2026-11-02&den=2026-11-10`)
    await visitor.sees(textOf, count).toBe(texts.count)
    expect(await visitor.takeProblems()).toEqual([])
  })
}
