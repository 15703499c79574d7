import type { Page } from '@playwright/test'

/** Waits until so many frames have been painted. */
export async function afterFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)
}
