import type { Page } from '@playwright/test'
import type { LayoutShift } from './layout-shifts.ts'

interface Frames {
  /** The problems since the last call: layout shifts, and frames without content. */
  read: () => Promise<string[]>
  /** The number of frames checked. */
  count: () => Promise<number>
}

/** The pagination, whose elements stay while lists of different length replace each other, because they keep the focus. */
const pagination = 'nav:has([rel=next], [rel=prev])'

/** Checks every frame that the page paints from now on. Shifts after a visitor's input do not count. */
export async function watchFrames(page: Page): Promise<Frames> {
  const watch = await page.evaluateHandle((pagination) => {
    const seen: { faults: string[]; count: number } = { faults: [], count: 0 }
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as LayoutShift[] // the type observed below
      for (const { value, hadRecentInput, sources } of entries) {
        if (hadRecentInput) continue
        for (const { node, previousRect: from, currentRect: to } of sources) {
          // Elements removed since, such as the number of the previous page, cannot be told apart from kept ones.
          if (!node) continue
          const element = node instanceof Element ? node : node.parentElement
          if (element?.closest(pagination)) continue
          const name = node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : node.textContent
          seen.faults.push(`${value.toFixed(4)}: ${name} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`)
        }
      }
    }).observe({ type: 'layout-shift' })
    // Animation frame callbacks run right before the frame is painted.
    const look = () => {
      seen.count++
      const main = document.querySelector('main')
      if (!main?.offsetHeight || main.innerText.trim() === '') seen.faults.push('an empty frame')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return seen
  }, pagination)
  return {
    count: () => watch.evaluate(({ count }) => count),
    read: () =>
      watch.evaluate(async ({ faults }) => {
        // Entries are delivered in a later task, after their frame.
        for (let frame = 0; frame < 3; frame++) {
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        }
        return faults.splice(0)
      }),
  }
}
