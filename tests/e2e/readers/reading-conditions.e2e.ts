import { expect, type CDPSession, type Page } from '@playwright/test'
import { installLook } from '../../readers/conditions/install-look.ts'
import { installColors } from '../../readers/install-colors.ts'
import { isFullRun } from '../support/full-run.ts'
import { languages } from '../support/languages.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { readPaths } from '../support/read-paths.ts'
import { hydrated, saveData } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// Every kind of page as other readers have it: each condition is a row. Paper is in paper.e2e.ts, what forced
// colors do to charts in forced-colors.e2e.ts, pages without a script in without-script.e2e.ts.

interface Condition {
  name: string
  /** The windows in which it is looked at. */
  windows: readonly (readonly [width: number, height: number])[]
  /** Before a page is opened: such a condition opens its pages anew. All others share one visit, with reduced motion. */
  prepare?: (browser: CDPSession) => Promise<unknown>
  /** On a page that is open. @returns a function that ends it */
  apply?: (page: Page, browser: CDPSession) => Promise<() => Promise<unknown>>
  /** Finds the faults of a page. */
  look: (page: Page) => Promise<readonly string[]>
}

const findUnreadable = (page: Page) => page.evaluate(() => window.look.findUnreadable())

/** Texts below parts that stay in place, which may take a quarter of the window, in the middle of the page. */
const findCovered = async (page: Page) => {
  const part = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    return window.look.findCovered()
  })
  return part > 0.25 ? [`${Math.round(part * 100)} % of the window is covered`] : []
}

const findUnreadableOrCovered = async (page: Page) => [...(await findUnreadable(page)), ...(await findCovered(page))]

/** Adds rules as a reader's own style sheet would. @returns a function that takes them away */
const addRules = async (page: Page, rules: string) => {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, rules)
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
    })
}

/** The settings that a browser tells the page of, besides reduced motion. */
const setPreferences = (browser: CDPSession, others: Readonly<Record<string, string>> = {}) =>
  browser.send('Emulation.setEmulatedMedia', {
    features: Object.entries({ 'prefers-reduced-motion': 'reduce', ...others }).map(([name, value]) => ({
      name,
      value,
    })),
  })

/** Sets the size of text that the browser's user has chosen, in px. */
const setFontSize = (browser: CDPSession, standard: number) =>
  browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard * 0.8125 } })

/** Requests for such addresses fail. Routes of Playwright would do the same, and switch the browser's cache off. */
const block = async (browser: CDPSession, ...urls: string[]) => {
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls })
}

const wide = [1280, 800] as const
const narrow = [320, 640] as const

const conditions: readonly Condition[] = [
  {
    // WCAG 1.4.12.
    name: 'text spacing',
    windows: [wide, narrow],
    apply: (page) =>
      addRules(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
      ),
    look: findUnreadable,
  },
  {
    // WCAG 1.4.10: 1280 px at 400 %, in a high window and in a low one.
    name: 'zoom of 400 %',
    windows: [narrow, [320, 256]],
    look: findUnreadableOrCovered,
  },
  {
    // WCAG 1.4.4: the setting of the browser, which doubles the root's size, and which media queries heed.
    name: 'text of 200 %',
    windows: [wide],
    apply: async (_page, browser) => {
      await setFontSize(browser, 32)
      return () => setFontSize(browser, 16)
    },
    look: findUnreadableOrCovered,
  },
  {
    // As Firefox and Safari enlarge text alone: media queries do not heed it.
    name: 'text alone of 200 %',
    windows: [wide],
    apply: (page) => addRules(page, 'html { font-size: 200% !important }'),
    look: findUnreadable,
  },
  {
    name: 'without the fonts',
    windows: [wide, narrow, [1024, 640]],
    prepare: (browser) => block(browser, '*.woff2'),
    look: async (page) => [
      ...(await findUnreadable(page)),
      ...(await findShifts(page)),
      ...(await page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Grotesk/.test(family) && status === 'loaded')
          ? ['the typeface is loaded']
          : [],
      )),
    ],
  },
  {
    name: 'without pictures',
    windows: [wide, narrow],
    prepare: (browser) => block(browser, '*/_ipx/*', '*/video/*'),
    look: async (page) => [
      ...(await findUnreadable(page)),
      ...(await findShifts(page)),
      ...(await page.evaluate(() => window.look.findFaint())),
      ...(await page.evaluate(() =>
        [
          ...[...document.images].filter(({ naturalWidth }) => naturalWidth > 0),
          ...[...document.querySelectorAll('video')].filter(({ readyState }) => readyState > 0),
        ].map(({ currentSrc }) => `${currentSrc} is loaded`),
      )),
    ],
  },
  {
    name: 'reduced motion',
    windows: [wide],
    look: (page) => page.evaluate(() => window.look.findMotion()),
  },
  {
    name: 'reduced transparency',
    windows: [narrow],
    apply: async (_page, browser) => {
      await setPreferences(browser, { 'prefers-reduced-transparency': 'reduce' })
      return () => setPreferences(browser)
    },
    look: (page) => page.evaluate(() => window.look.findTranslucent()),
  },
  {
    // Text contrasts, fields and buttons have an edge, shapes of charts differ from the page.
    name: 'forced colors',
    windows: [wide],
    apply: async (_page, browser) => {
      await setPreferences(browser, { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' })
      return () => setPreferences(browser)
    },
    look: (page) =>
      page.evaluate(() => {
        if (!matchMedia('(forced-colors: active) and (prefers-color-scheme: dark)').matches) return ['no forced colors']
        const edgeless = [...document.querySelectorAll('.button, input:not([type=radio], [type=checkbox]), select')]
          .filter((control) => control.checkVisibility({ opacityProperty: true }))
          .filter((control) => getComputedStyle(control).borderTopStyle === 'none')
          .map((control) => `${control.className} has no edge`)
        const unmarked = [...document.querySelectorAll('main [aria-current], header [aria-current]')]
          .filter((link) => link.checkVisibility() && getComputedStyle(link).textDecorationLine === 'none')
          .map((link) => `${link.textContent} is not marked as current`)
        return [...window.look.findFaint(), ...window.look.findLostShapes(), ...edgeless, ...unmarked]
      }),
  },
]

/** Conditions that can share a visit; those that must be there before a page is opened are alone. */
const visits = [
  conditions.filter(({ prepare }) => !prepare),
  ...conditions.filter(({ prepare }) => prepare).map((one) => [one]),
]

for (const shared of visits) {
  for (const language of ['vi', 'en'] as const) {
    // Every other condition in the other language.
    const isOwn = (condition: Condition) => (language === 'vi') === (conditions.indexOf(condition) % 2 === 0)
    for (const [asked, isRest] of [
      [shared.filter(isOwn), false],
      [shared.filter((condition) => !isOwn(condition)), true],
    ] as const) {
      if (asked.length === 0) continue
      test.describe(language, onlyInFull(isRest), () => {
        test.use({ ...languages[language], viewport: { width: 1280, height: 800 } })

        test(`${asked.map(({ name }) => name).join(', ')}: every kind of page is readable`, async ({ page }) => {
          test.slow(isFullRun)
          await page.addInitScript(installColors)
          await page.addInitScript(installLook)
          await saveData(page)
          const browser = await page.context().newCDPSession(page)
          if (asked.every(({ prepare }) => !prepare)) await setPreferences(browser)
          for (const { prepare } of asked) await prepare?.(browser)
          const faults: string[] = []
          for (const path of readPaths) {
            await page.goto(path)
            await hydrated(page)
            for (const [width, height] of new Set(asked.flatMap(({ windows }) => windows))) {
              await page.setViewportSize({ width, height })
              for (const { name, windows, apply, look } of asked) {
                if (!windows.some((window) => window[0] === width && window[1] === height)) continue
                const end = await apply?.(page, browser)
                const place = `${path}, ${name}, at ${width} × ${height}`
                faults.push(...(await look(page)).map((fault) => `${place}: ${fault}`))
                await end?.()
                await page.evaluate(() => scrollTo(0, 0))
              }
            }
          }
          expect(faults).toEqual([])
        })
      })
    }
  }
}

/** Faults that the looks above must find: a style that makes them, the condition whose look finds them, and what is said of them. */
const planted = [
  ['.entry-list h2 { display: block; height: 4px; overflow: hidden }', 'text spacing', 'cut in height'],
  ['.entry-list > li > * { position: absolute; top: 30rem }', 'text spacing', 'is on main'],
  ['main { width: 120vw }', 'text spacing', 'px too wide'],
  ['.main-bar { min-height: 60vh }', 'zoom of 400 %', 'of the window is covered'],
  ['.entry-list { transition: translate 1s !important }', 'reduced motion', 'would move'],
  ['.main-bar { background: rgb(255 255 255 / 0.5) }', 'reduced transparency', 'is translucent'],
  ['main .meta { color: #aaa }', 'without pictures', '2.3:1'],
  ['.list-filters select { border-style: none !important }', 'forced colors', 'has no edge'],
  ['[aria-current] { text-decoration: none !important }', 'forced colors', 'is not marked as current'],
  ['main p { forced-color-adjust: none; color: #222 !important }', 'forced colors', ':1, rgb(34, 34, 34)'],
] as const

test('finds planted faults', async ({ page }) => {
  await page.addInitScript(installColors)
  await page.addInitScript(installLook)
  await page.goto('/tin-tuc/tin-tuc-moi-nhat')
  await hydrated(page)
  await page.locator('.list-filters > summary').click()
  const browser = await page.context().newCDPSession(page)
  for (const [rules, name, said] of planted) {
    await addRules(page, rules)
    const condition = conditions.find((one) => one.name === name)
    const end = await condition?.apply?.(page, browser)
    const found = await condition?.look(page)
    expect(found?.join('\n'), rules).toContain(said)
    await end?.()
  }
})
