import { expect, test } from '@playwright/test'
import { complete, pageKinds } from './site.ts'
import { walk, type Stop } from './tab-walk.ts'

/** Whether the second is read before the first: above it, unless in a column of its own; or on its line, to the left. */
function isReadBefore({ box: first }: Stop, { box: second }: Stop): boolean {
  const isAbove = second.bottom <= first.top
  const isOnLine = !isAbove && second.top < first.bottom
  return (isAbove && second.left < first.right) || (isOnLine && second.right <= first.left)
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
    for (const path of pageKinds) {
      test(`${path}: Tab stops once at everything, in the order it is read, where it is seen`, async ({ page }) => {
        await page.goto(path)
        await complete(page)
        const { stops, count } = await walk(page, 'Tab')
        const faults = stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))
        for (const [index, stop] of stops.slice(1).entries()) {
          const previous = stops[index]
          if (previous && index > 0 && isReadBefore(previous, stop))
            faults.push(`${stop.name} comes after ${previous.name}`)
        }
        const back = await walk(page, 'Shift+Tab')
        faults.push(...back.stops.flatMap(({ name, faults }) => faults.map((fault) => `back, ${name}: ${fault}`)))
        expect.soft(faults).toEqual([])
        expect.soft(stops.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index))
        expect.soft(back.stops.map(({ index }) => index).toReversed()).toEqual(stops.map(({ index }) => index))
      })
    }
  })
}
