import type { Page } from '@playwright/test'
import { hydrationMarks } from './note-hydration.ts'

export interface Task {
  /** Milliseconds since the navigation. */
  start: number
  /** Milliseconds. */
  duration: number
}

/** Milliseconds since the navigation; undefined for what did not happen. */
export interface Timings {
  firstPaint: number | undefined
  largestPaint: number | undefined
  /** The element of the largest paint: its name, classes and first words or source. */
  largestElement: string
  /** The sum of all layout shifts that no input caused. */
  layoutShift: number
  /** Tasks of the main thread that took longer than 50 ms. */
  longTasks: readonly Task[]
  hydratedRoot: number | undefined
  hydrated: number | undefined
  load: number
}

/** An entry of a page's performance timeline, with what some types have besides. */
interface Entry {
  startTime: number
  duration: number
  /** Of a shift of the layout. */
  value: number
  isByInput: boolean
  /** Of a paint. */
  element: string
}

/** The times of the page's own performance timeline. */
export async function readTimings(page: Page): Promise<Timings> {
  const read = (type: string) => page.evaluate(readEntries, type)
  const [longTasks, shifts] = [await read('longtask'), await read('layout-shift')]
  const largest = (await read('largest-contentful-paint')).at(-1)
  const timeOf = (name: string) => page.evaluate((one) => performance.getEntriesByName(one)[0]?.startTime, name)
  return {
    firstPaint: await timeOf('first-contentful-paint'),
    largestPaint: largest?.startTime,
    largestElement: largest?.element ?? 'none',
    layoutShift: shifts.reduce((sum, { value, isByInput }) => sum + (isByInput ? 0 : value), 0),
    longTasks: longTasks.map(({ startTime, duration }) => ({ start: startTime, duration })),
    hydratedRoot: await timeOf(hydrationMarks.root),
    hydrated: await timeOf(hydrationMarks.all),
    load: await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? 0),
  }
}

/** Runs in the page. */
async function readEntries(type: string): Promise<Entry[]> {
  interface AnyEntry extends PerformanceEntry {
    value?: number
    hadRecentInput?: boolean
    element?: Element | null
    url?: string
  }
  const entries: Entry[] = []
  const note = (found: PerformanceEntryList) => {
    const any = found as AnyEntry[] // which of the properties there are depends on the type
    for (const entry of any) {
      const { startTime, duration, value = 0, hadRecentInput = false, element, url } = entry
      const words = url ? new URL(url).pathname : element?.textContent?.trim().replaceAll(/\s+/g, ' ')
      const name = element ? [element.localName, ...element.classList].join('.') : 'an element that is gone'
      entries.push({
        startTime,
        duration,
        value,
        isByInput: hadRecentInput,
        element: `${name} “${words?.slice(0, 80)}”`,
      })
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type, buffered: true })
  // Buffered entries are delivered in a later task, after the current frame.
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  note(observer.takeRecords())
  observer.disconnect()
  return entries
}
