import type { Page } from '@playwright/test'
import type { Traffic } from './watch-traffic.ts'

/** How often in succession a page must have nothing to do. Code that is loaded when idle may load more. */
const neededPasses = 4

/**
 * Waits until a page has nothing left to do: no request is under way, and none is sent during some frames and idle periods in
 * succession. Nothing depends on how fast the machine is.
 */
export async function settle(page: Page, { requests }: Traffic): Promise<void> {
  for (let passes = 0, known = -1; passes < neededPasses; passes++) {
    if (requests.length !== known || requests.some(({ isDone }) => !isDone)) passes = 0
    known = requests.length
    await page.evaluate(waitForIdle)
  }
}

/** Runs in the page. */
async function waitForIdle(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  await new Promise((done) => requestIdleCallback(done))
}
