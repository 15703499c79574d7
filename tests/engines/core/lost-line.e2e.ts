import { expect } from '@playwright/test'
import { openPublishedSite, type PublishedSite } from '../../e2e/releases/published-site.ts'
import { shiftClock } from '../../e2e/support/test.ts'
import { isMarked, markDocument, readAddress, textOf, unfold } from '../page/read-page.ts'
import { test } from '../test.ts'
import type { Visitor } from '../visitor.ts'
import { openLine } from './open-line.ts'

const toasts = '[aria-label="Thông báo (F8)"]'

/** Opens a page, cuts its line and switches the language: a toast says that it could not be switched. */
async function loseLine(visitor: Visitor, line: Awaited<ReturnType<typeof openLine>>): Promise<void> {
  await visitor.open(`${line.origin}/ve-shs`)
  // Toasts are loaded some time after the first action.
  await visitor.hover('h1')
  await visitor.sees((selector) => document.querySelectorAll(selector).length, toasts).toBe(1)
  await line.cut()
  await visitor.click('header a[lang=en]')
  await visitor.sees(textOf, toasts).toContain('Không chuyển được ngôn ngữ')
}

test('without a network a page says so and is tried again; a switch of the language says so in a toast', async ({
  visitor,
  baseURL,
}) => {
  const line = await openLine(new URL(baseURL ?? ''))
  try {
    await loseLine(visitor, line)
    await visitor.evaluate(unfold)
    await visitor.click('footer a', 'Khiếu nại')
    await visitor.sees(textOf, 'h1').toBe('Đã xảy ra lỗi')
    await line.mend()
    await visitor.click('main button', 'Thử lại')
    await visitor.sees(textOf, 'h1').toBe('Quy trình khiếu nại')
    await visitor.complete()
    await visitor.click('header a[lang=en]')
    await visitor.sees(() => document.documentElement.lang).toBe('en')
    expect(await takeFaults(visitor)).toEqual([])
  } finally {
    await line.cut()
  }
})

/** Leaves for a document outside the app, and returns. */
async function leaveAndReturn(visitor: Visitor): Promise<void> {
  const path = await visitor.evaluate(readAddress)
  // Later, so that the document answers before it is left.
  await visitor.evaluate(() => void setTimeout(() => (location.href = '/robots.txt')))
  await visitor.sees(readAddress).toBe('/robots.txt')
  await visitor.back()
  await visitor.sees(readAddress).toBe(path)
  await visitor.complete()
}

/** WebKit's report of the way it shows a text. */
const ofText = 'breach of style-src-attr: inline '

/** Uncaught errors and breaches since the last call. */
const takeFaults = async (visitor: Visitor) =>
  (await visitor.takeProblems()).filter((problem) => /uncaught|breach/.test(problem) && problem !== ofText)

test('Back to a page that was left with a toast shows one that works', async ({ visitor, baseURL }) => {
  const line = await openLine(new URL(baseURL ?? ''))
  try {
    await loseLine(visitor, line)
    await line.mend()
    await leaveAndReturn(visitor)
    await visitor.click('header a[lang=en]')
    await visitor.sees(() => document.documentElement.lang).toBe('en')
    await visitor.click('header a', 'News')
    await visitor.sees(textOf, 'h1').toBe('News')
    expect(await takeFaults(visitor)).toEqual([])
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

/** Returns to the tab after two hours, and lets the page ask for a newer release. */
async function returnToTab(visitor: Visitor): Promise<void> {
  await visitor.evaluate(shiftClock, 2 * 60 * 60 * 1000)
  await visitor.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await visitor
    .sees(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/latest.json')).length)
    .toBe(1)
}

test('after a newer release the next page is a new document', async ({ visitor }) => {
  // It builds the site.
  test.slow()
  site = await openPublishedSite()
  await visitor.open(`${site.origin}/ve-shs`)
  await visitor.evaluate(markDocument)
  await site.addNews('tin-moi')
  // With other code too: only then is the open page outdated.
  await site.build('--pseudo')
  await returnToTab(visitor)
  expect(await visitor.evaluate(isMarked)).toBe(true)
  await visitor.click('header a', 'Tin tức')
  await visitor.sees(isMarked).toBe(false)
  await visitor.complete()
  await visitor.sees(textOf, 'h1').toBe('Tin tức')
  await visitor.sees(() => document.querySelectorAll('main a[href="/tin-tuc/tin-moi"]').length > 0).toBe(true)
  expect(await visitor.takeProblems()).toEqual([])
})

test('Back to a page of a former release shows it, and its links lead to the newer one', async ({ visitor }) => {
  test.slow()
  site = await openPublishedSite()
  await visitor.open(`${site.origin}/ve-shs`)
  await site.addNews('tin-moi')
  await site.build('--pseudo')
  await leaveAndReturn(visitor)
  // An engine that keeps the page shows the former release; another one loads it anew.
  await returnToTab(visitor)
  await visitor.click('header a', 'Tin tức')
  await visitor.sees(textOf, 'h1').toBe('Tin tức')
  await visitor.sees(() => document.querySelectorAll('main a[href="/tin-tuc/tin-moi"]').length > 0).toBe(true)
  expect(await takeFaults(visitor)).toEqual([])
})
