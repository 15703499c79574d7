import { chromium, type Browser } from '@playwright/test'
import type { Driver, Engine, Key } from './driver.ts'
import { toPreparation } from './prepare-page.ts'
import { tied } from './start-tied.ts'

/** Starts Chromium, of any version since 92. */
export async function startChromium(
  program: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: tied,
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...environment, PROGRAM: program },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  return {
    lacks: {},
    open: () => open(browser),
    stop: () => browser.close(),
  }
}

async function open(browser: Browser): Promise<Driver> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'vi-VN' })
  const page = await context.newPage()
  // Playwright touches only where it makes the touch screen the first pointer.
  const session = await context.newCDPSession(page)
  let problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`uncaught ${message}`))
  page.on('console', (message) => {
    const text = message.text()
    // Chromium alone also tells of the status of the document, and its older versions of permissions that they do not know.
    if (message.location().url === page.url() && text.includes(' status of 404 ')) return
    if (text.startsWith('Error with Permissions-Policy header: ')) return
    if (['error', 'warning'].includes(message.type())) problems.push(text)
  })
  await page.addInitScript(toPreparation())
  const { keyboard, mouse } = page
  return {
    version: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    mouse: (act, { x, y }) => (act === 'move' ? mouse.move(x, y) : mouse.click(x, y)),
    tap: async ({ x, y }) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    press: (key, withShift = false) => keyboard.press(withShift ? `Shift+${toInput(key)}` : toInput(key)),
    type: (text) => keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4', margin: { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' } }),
    takeProblems: async () => {
      const taken = problems
      problems = []
      return taken
    },
    close: () => context.close(),
  }
}

const toInput = (key: Key): string => key
