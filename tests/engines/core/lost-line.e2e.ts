import { expect } from '@playwright/test'
import { openPublishedSite, type PublishedSite } from '../../e2e/releases/published-site.ts'
import { shiftClock } from '../../e2e/support/test.ts'
import { isMarked, markDocument, textOf } from '../page/read-page.ts'
import { test } from '../test.ts'
import { openLine } from './open-line.ts'

const toasts = '[aria-label="Thông báo (F8)"]'

test('without a network a page says so and is tried again; a switch of the language says so in a toast', async ({
  visitor,
  baseURL,
}) => {
  const line = await openLine(new URL(baseURL ?? ''))
  try {
    await visitor.open(`${line.origin}/ve-shs`)
    // Toasts are loaded some time after the first action.
    await visitor.hover('h1')
    await visitor.sees((selector) => document.querySelectorAll(selector).length, toasts).toBe(1)
    await line.cut()
    await visitor.click('header a[lang=en]')
    await visitor.sees(textOf, toasts).toContain('Không chuyển được ngôn ngữ')
    await visitor.click('footer a', 'Khiếu nại')
    await visitor.sees(textOf, 'h1').toBe('Đã xảy ra lỗi')
    await line.mend()
    await visitor.click('main button', 'Thử lại')
    await visitor.sees(textOf, 'h1').toBe('Quy trình khiếu nại')
    await visitor.complete()
    await visitor.click('header a[lang=en]')
    await visitor.sees(() => document.documentElement.lang).toBe('en')
    expect((await visitor.takeProblems()).filter((line) => /uncaught|breach/.test(line))).toEqual([])
  } finally {
    await line.cut()
  }
})

let site: PublishedSite | undefined

// Also after a test that has taken too long.
test.afterEach(async () => {
  await site?.remove()
  site = undefined
})

test('after a newer release the next page is a new document', async ({ visitor }) => {
  // It builds the site.
  test.slow()
  site = await openPublishedSite()
  await visitor.open(`${site.origin}/ve-shs`)
  await visitor.evaluate(markDocument)
  await site.addNews('tin-moi')
  // With other code too: only then is the open page outdated.
  await site.build('--pseudo')
  // Two hours later the visitor returns to the tab.
  await visitor.evaluate(shiftClock, 2 * 60 * 60 * 1000)
  await visitor.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await visitor
    .sees(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/latest.json')).length)
    .toBe(1)
  expect(await visitor.evaluate(isMarked)).toBe(true)
  await visitor.click('header a', 'Tin tức')
  await visitor.sees(isMarked).toBe(false)
  await visitor.complete()
  await visitor.sees(textOf, 'h1').toBe('Tin tức')
  await visitor.sees(() => document.querySelectorAll('main a[href="/tin-tuc/tin-moi"]').length > 0).toBe(true)
  expect(await visitor.takeProblems()).toEqual([])
})
