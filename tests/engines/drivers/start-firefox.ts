import { launch, type Browser, type KeyInput } from 'puppeteer-core'
import { requireEngine } from '../../e2e/support/find-engine.ts'
import type { Driver, Engine, Key } from './driver.ts'
import { toPreparation } from './prepare-page.ts'
import { tied } from './start-tied.ts'

/** Starts Firefox, over WebDriver BiDi, which it understands itself. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    extraPrefsFirefox: {
      'intl.accept_languages': 'vi-VN, vi',
      // They take no space, as on phones.
      'ui.useOverlayScrollbars': 1,
      'dom.w3c_touch_events.enabled': 1,
    },
    executablePath: tied,
    env: { ...process.env, PROGRAM: requireEngine('firefox') },
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    // Playwright ends this process, which ends the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  return {
    lacks: {},
    open: () => open(browser),
    stop: () => browser.close(),
  }
}

async function open(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  let problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught ${error instanceof Error ? error.message : String(error)}`))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text())
  })
  await page.evaluateOnNewDocument(toPreparation())
  const { keyboard, mouse, touchscreen } = page
  return {
    version: (await browser.version()).replace('/', ' '),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    mouse: (act, { x, y }) => (act === 'move' ? mouse.move(x, y) : mouse.click(x, y)),
    tap: ({ x, y }) => touchscreen.tap(x, y),
    press: async (key, withShift = false) => {
      if (withShift) await keyboard.down('Shift')
      await keyboard.press(toInput(key))
      if (withShift) await keyboard.up('Shift')
    },
    type: (text) => keyboard.type(text),
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch((error: unknown) => {
        // Puppeteer sets the orientation beside the size. Firefox 140, an ESR, knows no orientation.
        if (!(error instanceof Error && error.message.includes('unknown command emulation.setScreenOrientation')))
          throw error
      })
      await page.evaluate(waitForWidth, width)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: () => page.pdf({ format: 'A4', margin: { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' } }),
    takeProblems: async () => {
      const taken = problems
      problems = []
      return taken
    },
    close: () => context.close(),
  }
}

/** Runs in the page. Puppeteer's `waitForFunction` makes a function of text there, which the policy forbids in Firefox 140. */
function waitForWidth(wanted: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (innerWidth !== wanted) return
      removeEventListener('resize', look)
      resolve()
    }
    addEventListener('resize', look)
    look()
  })
}

const toInput = (key: Key): KeyInput => key
