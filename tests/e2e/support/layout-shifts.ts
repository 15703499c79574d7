import type { Page } from '@playwright/test'

export interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The layout shifts since the document was loaded, without those after a visitor's input. */
export function findShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moved: string[] = []
    const note = (list: PerformanceObserverEntryList) => {
      const entries = list.getEntries() as LayoutShift[] // the type observed below
      for (const { value, hadRecentInput, sources } of entries) {
        if (hadRecentInput) continue
        const places = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const place = [from, to].map(({ x, y, width, height }) => `${x}, ${y}, ${width} × ${height}`).join(' to ')
          return `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${place}`
        })
        moved.push(`${value.toFixed(4)} ${places.join('; ')}`)
      }
    }
    const observer = new PerformanceObserver(note)
    observer.observe({ type: 'layout-shift', buffered: true })
    // Buffered entries are delivered in a later task, after the current frame.
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    observer.disconnect()
    return moved
  })
}
