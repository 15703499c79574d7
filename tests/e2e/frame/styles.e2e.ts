import { expect, type Page } from '@playwright/test'
import { afterFrames } from '../support/after-frames.ts'
import { scriptOf, stylesOf } from '../support/chunk-files.ts'
import { open, texts } from '../support/fault-page.ts'
import { follow } from '../support/follow-link.ts'
import { contentLink, heading } from '../support/page-places.ts'
import { isShown } from '../support/page-shown.ts'
import { findRefusedStyles } from '../support/refused-styles.ts'
import { holdBack, watchRequests } from '../support/requests.ts'
import { visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

// A document contains the styles of what it shows; the policy allows exactly these (security-policy.e2e.ts). Later pages load what they need besides.

const foreignRule = 'main { border-top: 7px solid red !important }'

test('a foreign style in a document has no effect', async ({ page }) => {
  const problems = watchProblems(page)
  await page.route('/ve-shs', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', `<style id="foreign">${foreignRule}</style></head>`)
    await route.fulfill({ response, body })
  })
  await visit(page, '/ve-shs')
  expect(await findRefusedStyles(page)).toHaveLength(1)
  await expect(page.locator('main')).toHaveCSS('border-top-width', '0px')
  expect(problems).toEqual([expect.stringContaining('Content Security Policy')])
})

test('a style that a script adds has no effect', async ({ page }) => {
  const problems = watchProblems(page)
  await visit(page, '/ve-shs')
  await page.evaluate((rule) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: rule }))
  }, foreignRule)
  expect(await findRefusedStyles(page)).toHaveLength(1)
  await expect(page.locator('main')).toHaveCSS('border-top-width', '0px')
  expect(problems).toEqual([expect.stringContaining('Content Security Policy')])
})

/** Records the first frame with another heading than now: whether an element has its style, and all rules that apply. */
async function watchNextHeading(page: Page) {
  const frame = await page.evaluateHandle((card) => {
    const before = document.querySelector('h1')?.innerText
    const { promise, resolve } = Promise.withResolvers<{ heading?: string; border?: string; rules: string[] }>()
    // Animation frame callbacks run right before the frame is painted.
    const look = () => {
      const heading = document.querySelector('h1')?.innerText
      if (heading === before) return void requestAnimationFrame(look)
      const element = document.querySelector(card)
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
      resolve({
        ...(heading && { heading }),
        ...(element && { border: getComputedStyle(element).borderTopWidth }),
        rules: sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
      })
    }
    requestAnimationFrame(look)
    return { promise }
  }, calculator)
  return () => frame.evaluate(({ promise }) => promise)
}

const target = '/ho-tro/bieu-phi'
/** An element of the target whose border is in the style sheet of its feature. */
const calculator = '.fee-calculator'

test('the styles of another feature apply before its page is shown', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto(target)
  expect(await page.locator('style[data-file*="/fees-"]').count()).toBe(1)
  const needed = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  )
  await open(page, '/trang-chu')
  const first = await watchNextHeading(page)
  const before = await heading(page).innerText()
  const letGo = await holdBack(page, stylesOf('fees'))
  const loaded = [
    page.waitForRequest(stylesOf('fees')),
    page.waitForEvent('requestfinished', (one) => scriptOf('fees').test(one.url())),
    page.waitForEvent('requestfinished', (one) => one.url().includes('/_payload/')),
  ]
  await contentLink(page, target).click()
  await Promise.all(loaded)
  // All else has been loaded: the previous page stays until the styles are there.
  await afterFrames(page, 20)
  expect(await heading(page).innerText()).toBe(before)
  letGo()
  const { heading: shown, border, rules } = await first()
  expect(shown?.replaceAll('\u00a0', ' ')).toBe(texts.vi.fees)
  expect(border).toBe('3px')
  expect(needed.length).toBeGreaterThan(0)
  expect(needed.filter((rule) => !rules.includes(rule))).toEqual([])
  expect(problems).toEqual([])
})

test('on a walk through features no style sheet is requested that the page has', async ({ page }) => {
  const requested = watchRequests(page, /\.css$/)
  await visit(page, '/trang-chu')
  const inDocument = await page
    .locator('style[data-file]')
    .evaluateAll((all: HTMLStyleElement[]) => all.map(({ dataset }) => `/${dataset['file']}`))
  for (const path of [target, '/trang-chu', '/quan-he-co-dong/cong-bo-thong-tin', '/trang-chu', target]) {
    await page.evaluate(follow, path)
    await page.waitForFunction(isShown, path)
  }
  expect(requested.length).toBeGreaterThan(0)
  expect(requested.filter((url, index) => inDocument.includes(url) || requested.indexOf(url) < index)).toEqual([])
})
