import type { Page } from '@playwright/test'
import type { Control, Stop } from './install-walk.ts'

/** A walk through a page by the keyboard. Needs `installWalk`. */
export interface Walker {
  /** The controls that the keyboard must reach, in the order of the document. */
  find: (scope?: string) => Promise<readonly Control[]>
  focus: (control: Control) => Promise<void>
  /** Presses Tab so many times. @returns what had the focus before each press */
  tab: (times: number) => Promise<readonly Stop[]>
  shiftTab: (times: number) => Promise<readonly Stop[]>
}

/** Presses are sent without waiting for each: the browser handles them in order. */
export async function openWalker(page: Page): Promise<Walker> {
  const session = await page.context().newCDPSession(page)
  const press = async (times: number, modifiers: number) => {
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
    await Promise.all(
      Array.from({ length: times }, () => [
        session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
      ]).flat(),
    )
    return page.evaluate(() => window.walk.take())
  }
  return {
    find: (scope = 'html') => page.evaluate((within) => window.walk.find(within), scope),
    focus: ({ id }) => page.evaluate((which) => window.walk.focus(which), id),
    tab: (times) => press(times, 0),
    shiftTab: (times) => press(times, 8),
  }
}
