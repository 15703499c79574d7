import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Driver, Key } from '../driver.ts'
import { toPreparation } from '../prepare-page.ts'
import { callDriver } from './call-driver.ts'

const browser = fileURLToPath(new URL('browser.py', import.meta.url))

/** Opens a window in a session of its own. A driver has one session at a time. Files are exchanged through a folder. */
export async function openWindow(driver: string, folder: string): Promise<Driver> {
  const [before, reports, paper] = [join(folder, 'before.js'), join(folder, 'reports'), join(folder, 'paper.pdf')]
  await writeFile(before, `${toPreparation()};(${reportProblems.toString()})()`)
  const args = ['--automation', '--before', before, '--reports', reports, '--paper', paper]
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args } }
  const session = await callDriver(`${driver}/session`, { capabilities: { alwaysMatch } })
  const { sessionId, capabilities } = session as Session // as the protocol defines it
  const at = `${driver}/session/${sessionId}`
  const act = (type: string, id: string, actions: readonly object[]) =>
    callDriver(`${at}/actions`, { actions: [{ type, id, actions }] }).then(() => undefined)

  const evaluate: Driver['evaluate'] = async (expression) => {
    const script = `const [done] = arguments
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = await callDriver(`${at}/execute/async`, { script, args: [] })
    const { value, error } = answer as { value: unknown; error?: string } // of the script
    if (error !== undefined) throw new Error(error)
    return value
  }

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goto: async (url) => void (await callDriver(`${at}/url`, { url })),
    evaluate,
    mouse: (deed, { x, y }) =>
      act('pointer', 'mouse', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        ...(deed === 'click' ? ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) : []),
      ]),
    tap: () => Promise.reject(new Error('lacking')),
    press: (key, withShift = false) => act('key', 'keyboard', stroke(withShift ? [shift, keys[key]] : [keys[key]])),
    type: (text) =>
      act(
        'key',
        'keyboard',
        [...text].flatMap((letter) => stroke([letter])),
      ),
    resize: async (width, height) => void (await callDriver(`${at}/window/rect`, { x: 0, y: 0, width, height })),
    screenshot: async () => Buffer.from(String(await callDriver(`${at}/screenshot`)), 'base64'),
    print: async () => {
      await evaluate(`(${askForPaper.toString()})()`)
      return readFile(paper)
    },
    takeProblems: async () => {
      const text = await readFile(reports, 'utf8').catch(() => '')
      await rm(reports, { force: true })
      return text.split('\n').filter((line) => line !== '')
    },
    close: async () => {
      // The window may be gone before it has answered.
      await callDriver(at, undefined, 'DELETE').catch(() => undefined)
      await rm(reports, { force: true })
    },
  }
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

/** Runs in each document before its scripts: what goes to its console also goes to the window. */
function reportProblems(): void {
  const { webkit } = globalThis as unknown as { webkit: Messages } // browser.py adds it
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message to the window, not to a document
  const report = (text: string) => webkit.messageHandlers.report.postMessage(text)
  addEventListener('error', ({ message, error }) => error && report(`uncaught ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`uncaught ${String(reason)}`))
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      report(words.map(String).join(' '))
      write(...words)
    }
  }
}

/** In the page: has the window print it, and waits until it has. */
function askForPaper(): Promise<void> {
  const { webkit } = globalThis as unknown as { webkit: Messages } // browser.py adds it
  return new Promise((resolve) => {
    addEventListener('printed', () => resolve(), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message to the window, not to a document
    webkit.messageHandlers.print.postMessage('')
  })
}

interface Messages {
  messageHandlers: Readonly<Record<'report' | 'print', { postMessage: (text: string) => void }>>
}

const shift = '\uE008'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
}

/** The last key is pressed while the others are held. */
function stroke(values: readonly string[]): object[] {
  const down = values.map((value) => ({ type: 'keyDown', value }))
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
  return [...down, ...up]
}
