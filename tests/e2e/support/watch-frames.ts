import type { Page } from '@playwright/test'
import type { LayoutShift } from './layout-shifts.ts'

interface Frames {
  /** What was wrong since the last call: layout shifts, and frames in which there was nothing to read. */
  read: () => Promise<string[]>
  /** How many frames have been looked at. */
  count: () => Promise<number>
}

/** The links to the pages of a list: below lists of different length they stay the same, for they hold the focus. */
const kept = 'nav:has([rel=next], [rel=prev])'

/** Watches every frame that the page paints from now on. What a visitor's input has moved is no fault. */
export async function watchFrames(page: Page): Promise<Frames> {
  const watch = await page.evaluateHandle((kept) => {
    const seen: { faults: string[]; count: number } = { faults: [], count: 0 }
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as LayoutShift[] // the type observed below
      for (const { value, hadRecentInput, sources } of entries) {
        if (hadRecentInput) continue
        for (const { node, previousRect: from, currentRect: to } of sources) {
          // What has gone since, such as the number of the page now left, cannot be told from what is kept.
          if (!node) continue
          const element = node instanceof Element ? node : node.parentElement
          if (element?.closest(kept)) continue
          const name = node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : node.textContent
          seen.faults.push(`${value.toFixed(4)}: ${name} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`)
        }
      }
    }).observe({ type: 'layout-shift' })
    // A frame's callbacks run right before it is painted: what they find is what is shown.
    const look = () => {
      seen.count++
      const main = document.querySelector('main')
      if (!main?.offsetHeight || main.innerText.trim() === '') seen.faults.push('an empty frame')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return seen
  }, kept)
  return {
    count: () => watch.evaluate(({ count }) => count),
    read: () =>
      watch.evaluate(async ({ faults }) => {
        // Entries are delivered in a task of their own, after the frame that they tell of.
        for (let frame = 0; frame < 3; frame++) {
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        }
        return faults.splice(0)
      }),
  }
}
