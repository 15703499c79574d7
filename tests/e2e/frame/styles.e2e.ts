import { expect, type Page } from '@playwright/test'
import { scriptOf, stylesOf } from '../support/chunk-files.ts'
import { open, texts } from '../support/fault-page.ts'
import { follow } from '../support/follow-link.ts'
import { contentLink, heading } from '../support/page-places.ts'
import { isShown } from '../support/page-shown.ts'
import { holdBack, watchRequests } from '../support/requests.ts'
import { pageKinds, visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

// A document contains the styles of what it shows; the policy allows exactly these. Later pages load what they need besides.

/** The styles of the document that the policy does not allow: the browser gives them no style sheet. */
const findRefused = (page: Page) =>
  page
    .locator('style')
    .evaluateAll((all: HTMLStyleElement[]) =>
      all.flatMap((style) => (style.sheet?.cssRules.length ? [] : [style.dataset['file'] ?? style.outerHTML])),
    )

test('the policy allows every style of each kind of page', async ({ page }) => {
  const problems = watchProblems(page)
  for (const path of [...pageKinds, '/khong-co']) {
    await page.goto(path)
    expect(await page.locator('style[data-file]').count(), path).toBeGreaterThan(0)
    expect(await findRefused(page), path).toEqual([])
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

const foreignRule = 'main { border-top: 7px solid red !important }'

test('a foreign style in a document has no effect', async ({ page }) => {
  const problems = watchProblems(page)
  await page.route('/ve-shs', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', `<style id="foreign">${foreignRule}</style></head>`)
    await route.fulfill({ response, body })
  })
  await visit(page, '/ve-shs')
  expect(await findRefused(page)).toHaveLength(1)
  await expect(page.locator('main')).toHaveCSS('border-top-width', '0px')
  expect(problems).toEqual([expect.stringContaining('Content Security Policy')])
})

test('a style that a script adds has no effect', async ({ page }) => {
  const problems = watchProblems(page)
  await visit(page, '/ve-shs')
  await page.evaluate((rule) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: rule }))
  }, foreignRule)
  expect(await findRefused(page)).toHaveLength(1)
  await expect(page.locator('main')).toHaveCSS('border-top-width', '0px')
  expect(problems).toEqual([expect.stringContaining('Content Security Policy')])
})

/** Records the first frame with another heading than now: whether an element has its style, and the files whose styles apply. */
async function watchNextHeading(page: Page) {
  const frame = await page.evaluateHandle((card) => {
    const before = document.querySelector('h1')?.innerText
    const { promise, resolve } = Promise.withResolvers<{ heading?: string; border?: string; files: string[] }>()
    // Animation frame callbacks run right before the frame is painted.
    const look = () => {
      const heading = document.querySelector('h1')?.innerText
      if (heading === before) return void requestAnimationFrame(look)
      const element = document.querySelector(card)
      const sheets = [...document.styleSheets].map(({ href, ownerNode }) =>
        href
          ? new URL(href).pathname.slice(1)
          : ownerNode instanceof HTMLElement
            ? ownerNode.dataset['file']
            : undefined,
      )
      resolve({
        ...(heading && { heading }),
        ...(element && { border: getComputedStyle(element).borderTopWidth }),
        files: sheets.filter((file) => file !== undefined),
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

test('the styles of another feature apply before its page is shown', async ({ page, request }) => {
  const html = await (await request.get(target)).text()
  const needed = [...html.matchAll(/<style data-file="([^"]+)"/g)].map(([, file]) => file)
  expect(needed).toContainEqual(expect.stringContaining('/fees-'))

  const problems = watchProblems(page)
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
  const { heading: shown, border, files } = await first()
  expect(shown?.replaceAll('\u00a0', ' ')).toBe(texts.vi.fees)
  expect(border).toBe('3px')
  expect(needed.filter((file) => !files.includes(file ?? ''))).toEqual([])
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

/** Waits until so many frames have been painted. */
async function afterFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)
}
