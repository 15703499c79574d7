import { expect } from '@playwright/test'
import { hydrated } from '../support/site.ts'
import { test } from '../support/test.ts'

// Ink of adjoining lines, as the browser measures the glyphs that it paints: Vietnamese letters have up to two marks above, and one below.

/** Small letters with two marks, and all that hang below their line. */
const upper = 'ắằẳẵấầẩẫếềểễốồổỗứừửữớờởỡ'
const lower = 'gjpqyýỳỷỹỵạặậẹệịọộợụự,;'

for (const width of [390, 1440]) {
  test(`at ${width} px no small letter of a heading touches the line above`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/tin-tuc', '/trang-chu', '/']) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      const { height, above, below, weight } = await page
        .locator('h1')
        .first()
        .evaluate(
          (heading, { high, low }) => {
            const { fontSize, fontFamily, fontWeight, lineHeight } = getComputedStyle(heading)
            const context = document.createElement('canvas').getContext('2d')
            if (!context) throw new Error('The browser has no canvas')
            // Large: the canvas measures in whole pixels.
            context.font = `${fontWeight} 1000px ${fontFamily}`
            const measure = (text: string) => Array.from(text, (letter) => context.measureText(letter))
            return {
              weight: fontWeight,
              height: (1000 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize),
              above: Math.max(...measure(high).map(({ actualBoundingBoxAscent }) => actualBoundingBoxAscent)),
              below: Math.max(...measure(low).map(({ actualBoundingBoxDescent }) => actualBoundingBoxDescent)),
            }
          },
          { high: upper, low: lower },
        )
      expect(weight).toBe('700')
      expect(above + below, `${path}: ${above} above and ${below} below the line`).toBeLessThanOrEqual(height)
    }
  })
}
