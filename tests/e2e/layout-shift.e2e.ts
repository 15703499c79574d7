import { expect, test, type Page } from '@playwright/test'
import { hydrated, pageKinds } from './site.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null }[]
}

/** What has moved since the document began, but for what a click asked for. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moved: string[] = []
    const note = (list: PerformanceObserverEntryList) => {
      const entries = list.getEntries() as LayoutShift[] // the type observed below
      for (const { value, hadRecentInput, sources } of entries) {
        if (!hadRecentInput) moved.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName).join(' ')}`)
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

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('nothing moves on first load, though the font comes late', async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        const response = await route.fetch()
        // Only once the page has been painted without it.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await route.fulfill({ response })
      })
      for (const path of pageKinds) {
        await page.goto(path)
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        expect(await shifts(page), path).toEqual([])
      }
    })
  })
}
