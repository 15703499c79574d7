import { expect, type Page } from '@playwright/test'
import { installColors } from '../../readers/install-colors.ts'
import { findWalkFaults } from '../../readers/keyboard/find-walk-faults.ts'
import { installWalk } from '../../readers/keyboard/install-walk.ts'
import { openWalker } from '../../readers/keyboard/walk.ts'
import { isFullRun } from '../support/full-run.ts'
import { languages } from '../support/languages.ts'
import { news } from '../support/list-page.ts'
import { readPaths } from '../support/read-paths.ts'
import { saveData, visit } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// Every kind of page, walked through by Tab to its end and by Shift+Tab back to its start: each control has the focus once, in
// visual order (`findOrderFaults`), is seen with its ring of 2 px and 3:1, and lets go of the focus.

const parts = isFullRun ? 6 : 2

test.beforeEach(async ({ page }) => {
  test.slow(isFullRun)
  await page.addInitScript(installColors)
  await page.addInitScript(installWalk)
  // A link that has the focus is prefetched (prefetch.e2e.ts).
  await saveData(page)
})

/**
 * Faults of a walk through the content of the page and back: from the last control of the frame before it to the first one
 * behind it. The frame is the same on every page, and is walked with the first one.
 */
async function findFaultsOfContent(page: Page): Promise<string[]> {
  const walker = await openWalker(page)
  const all = await walker.find()
  const inside = new Set((await walker.find('main')).map(({ id }) => id))
  const first = all.findIndex(({ id }) => inside.has(id))
  const last = all.findLastIndex(({ id }) => inside.has(id))
  const start = all[first - 1]
  // A landing page has no frame, or one without controls.
  if (!start || last === all.length - 1) return findFaults(page)
  const controls = all.slice(first - 1, last + 2)
  await walker.focus(start)
  const forth = await walker.tab(controls.length)
  // The control behind the last one has the focus now.
  await walker.shiftTab(1)
  const back = await walker.shiftTab(controls.length)
  return findWalkFaults({ controls, forth, back })
}

/** Faults of a walk to the end of the page and back. */
async function findFaults(page: Page): Promise<string[]> {
  const walker = await openWalker(page)
  const controls = await walker.find()
  // The document has the focus before the first press, and after the last one.
  const forth = await walker.tab(controls.length + 1)
  const back = await walker.shiftTab(controls.length + 1)
  const isFree = controls.length > 3 && forth[0]?.id === -1 && back[0]?.id === -1
  return [...(isFree ? [] : ['the focus does not leave the page']), ...findWalkFaults({ controls, forth, back })]
}

for (const language of ['vi', 'en'] as const) {
  for (const width of [320, 1280]) {
    const isRest = (language === 'vi') !== (width === 1280)
    test.describe(`${language} at ${width} px`, onlyInFull(isRest), () => {
      test.use({ ...languages[language], viewport: { width, height: 800 } })

      for (let part = 0; part < parts; part++) {
        test(`Tab reaches every control once, in visual order, in view, with a ring: part ${part + 1} of ${parts}`, async ({
          page,
        }) => {
          const faults: string[] = []
          for (const [index, path] of readPaths.filter((_path, place) => place % parts === part).entries()) {
            await visit(page, path)
            const found = await (index === 0 || isFullRun ? findFaults(page) : findFaultsOfContent(page))
            faults.push(...found.map((fault) => `${path}: ${fault}`))
          }
          expect(faults).toEqual([])
        })
      }
    })
  }
}

/** Faults that the walk must find: a style that makes them, what is said of them, and whether they are in the frame. */
const planted: readonly (readonly [what: string, rules: string, said: RegExp, isInFrame?: true])[] = [
  ['no ring', '.pagination a:focus-visible { outline: none }', /pagination|"Trang 1".*no ring/],
  ['a faint ring', ':focus-visible { outline-color: #bcd5f0 !important }', /ring 1\.\d:1/],
  ['a thin ring', ':focus-visible { outline-width: 1px !important }', /no ring \(solid 1px\)/],
  ['a ring that is cut off', '.pagination { overflow: hidden }', /ring cut at the (left|top|bottom) by ul\.pagination/],
  ['a control below the sticky bar', 'html { scroll-padding-top: 0 !important }', /covered by/],
  ['controls in another order', '.main-nav > ul { flex-direction: row-reverse }', /to the left of/, true],
  ['rows in another order', '.entry-list { display: flex; flex-direction: column-reverse }', /above/],
  [
    'a stop that is no control',
    'main .meta { max-width: 1px; overflow-x: scroll; white-space: nowrap }',
    /is no control/,
  ],
]

test('finds planted faults', async ({ page }) => {
  await visit(page, `${news}?trang=2`)
  for (const [what, rules, said, isInFrame] of planted) {
    const sheet = await page.evaluateHandle((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
      return sheet
    }, rules)
    const find = isInFrame ? findFaults : findFaultsOfContent
    expect((await find(page)).join('\n'), what).toMatch(said)
    await sheet.evaluate((one) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== one)
    })
  }
  await page.evaluate(() => document.querySelector('.pagination a')?.setAttribute('tabindex', '-1'))
  expect((await findFaultsOfContent(page)).join('\n')).toContain('is left out')
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('.breadcrumb a, main a')
    link?.addEventListener('keydown', (event) => event.preventDefault())
  })
  expect((await findFaults(page)).join('\n')).toContain('the focus does not leave the page')
})
