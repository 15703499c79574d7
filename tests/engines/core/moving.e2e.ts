import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import {
  isMarked,
  isTargetSeen,
  markDocument,
  readAddress,
  scrollPage,
  textOf,
  unfold,
  waitForQuiet,
} from '../page/read-page.ts'
import { needs, test } from '../test.ts'

const news = '/tin-tuc/tin-tuc-moi-nhat'

test('the language is switched in the app, and stays for the next document', async ({ visitor }) => {
  await visitor.open(`${news}?trang=2`)
  await visitor.evaluate(markDocument)
  await visitor.click('header a[lang=en]')
  await visitor.sees(textOf, 'h1').toBe('Latest news')
  await visitor.sees(() => document.documentElement.lang).toBe('en')
  expect(await visitor.evaluate(readAddress)).toBe(`${news}?trang=2`)
  await visitor.click('header a', 'About SHS')
  await visitor.sees(textOf, 'h1').toBe('About SHS')
  expect(await visitor.evaluate(isMarked)).toBe(true)
  await visitor.openDocument('/tin-tuc')
  await visitor.complete()
  await visitor.sees(textOf, 'h1').toBe('News')
  expect(await visitor.takeProblems()).toEqual([])
})

test('a click shows the next page at its top, and Back the former one where it was', async ({ visitor }) => {
  await visitor.open(news)
  await visitor.evaluate(markDocument)
  await visitor.evaluate(scrollPage, 500)
  await visitor.click('main .entry-list > li:nth-child(8) h2 a, main .entry-list > li:nth-child(8) h3 a')
  await visitor.sees(readAddress).not.toBe(news)
  await visitor.sees(() => scrollY).toBe(0)
  await visitor.sees(() => document.activeElement?.localName).toBe('h1')
  await visitor.back()
  await visitor.sees(readAddress).toBe(news)
  await visitor.sees(() => Math.round(scrollY)).toBeGreaterThanOrEqual(500)
  expect(await visitor.evaluate(isMarked)).toBe(true)
  expect(await visitor.takeProblems()).toEqual([])
})

for (const isQuiet of [true, false]) {
  const state = isQuiet ? 'that is complete' : 'that still fetches'
  test(`Back from a page of another site shows a page ${state} where it was`, async ({ engine, visitor }) => {
    needs(engine, 'returnFromOtherSite')
    const elsewhere = createServer((_request, answer) =>
      answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>elsewhere</title>'),
    ).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    const address = elsewhere.address()
    if (typeof address !== 'object' || !address) throw new Error('no port was given')
    try {
      await visitor.open(news)
      if (isQuiet) await visitor.evaluate(waitForQuiet)
      await visitor.evaluate(scrollPage, 700)
      await visitor.openDocument(`http://127.0.0.1:${address.port}/`)
      await visitor.sees(() => document.title).toBe('elsewhere')
      await visitor.back()
      await visitor.complete()
      await visitor.sees(() => scrollY).toBe(700)
      expect(await visitor.takeProblems()).toEqual([])
    } finally {
      elsewhere.closeAllConnections()
      elsewhere.close()
    }
  })
}

test('a page that is loaded again stays where it was, and so does the one before it', async ({ visitor }) => {
  await visitor.open(news)
  await visitor.evaluate(scrollPage, 700)
  await visitor.click('main .entry-list > li:nth-child(8) h2 a, main .entry-list > li:nth-child(8) h3 a')
  await visitor.sees(readAddress).not.toBe(news)
  await visitor.sees(() => scrollY).toBe(0)
  await visitor.evaluate(scrollPage, 300)
  await visitor.evaluate(() => history.go(0))
  await visitor.complete()
  await visitor.sees(() => scrollY).toBe(300)
  await visitor.back()
  await visitor.sees(readAddress).toBe(news)
  await visitor.sees(() => scrollY).toBe(700)
  expect(await visitor.takeProblems()).toEqual([])
})

test('a link to a part shows it below the header, and an address with a hash opens its question', async ({
  visitor,
}) => {
  const questions = '/ho-tro/cac-cau-hoi-thuong-gap'
  await visitor.open(`${questions}#lai-ky-quy-duoc-tinh-the-nao`)
  await visitor.sees(() => document.querySelectorAll('details.faq[open]').length).toBe(1)
  await visitor.sees(isTargetSeen).toBe(true)
  await visitor.click('details.faq:not([open]) summary')
  await visitor.sees(() => document.querySelectorAll('details.faq[open]').length).toBe(2)
  await visitor.evaluate(unfold)
  await visitor.click('nav[aria-label="Trong trang này"] li:last-child a')
  await visitor.sees(() => location.hash).not.toBe('#lai-ky-quy-duoc-tinh-the-nao')
  await visitor.sees(isTargetSeen).toBe(true)
  expect(await visitor.takeProblems()).toEqual([])
})

test('an address that leads nowhere says so, in both languages, and leads on', async ({ visitor }) => {
  await visitor.open('/khong-co-trang-nay')
  await visitor.sees(textOf, 'main').toContain('Page Not Found: /khong-co-trang-nay')
  await visitor.evaluate(markDocument)
  await visitor.click('header a[lang=en]')
  await visitor.sees(textOf, 'h1').toBe('Page not found')
  await visitor.click('header a', 'About SHS')
  await visitor.sees(textOf, 'h1').toBe('About SHS')
  expect(await visitor.evaluate(isMarked)).toBe(true)
  // Chromium alone tells that the address leads nowhere in English either.
  const problems = await visitor.takeProblems()
  expect(problems.filter((problem) => !problem.includes(' status of 404 '))).toEqual([])
})
