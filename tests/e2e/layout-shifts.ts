import type { Page } from '@playwright/test'

export interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** What has moved since the document began, but for what a click asked for. */
export function findShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moved: string[] = []
    const toLine = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
      `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${from.x}, ${from.y}, ${from.width} × ${from.height} to ${to.x}, ${to.y}, ${to.width} × ${to.height}`
    const note = (list: PerformanceObserverEntryList) => {
      const entries = list.getEntries() as LayoutShift[] // the type observed below
      for (const { value, hadRecentInput, sources } of entries) {
        if (!hadRecentInput) moved.push(`${value.toFixed(4)} ${sources.map(toLine).join('; ')}`)
      }
    }
    const observer = new PerformanceObserver(note)
    observer.observe({ type: 'layout-shift', buffered: true })
    // What is buffered is delivered in a task of its own, after the frame in which it was asked for.
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    observer.disconnect()
    return moved
  })
}
