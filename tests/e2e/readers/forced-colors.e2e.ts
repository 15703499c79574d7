import { expect } from '@playwright/test'
import { installLook } from '../../readers/conditions/install-look.ts'
import { installColors } from '../../readers/install-colors.ts'
import { complete } from '../support/site.ts'
import { test } from '../support/test.ts'

// How every kind of page is read in them is a row of reading-conditions.e2e.ts.

test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' } })

test('the figures of charts contrast with their backgrounds', async ({ page }) => {
  await page.goto('/quan-he-co-dong/du-lieu')
  await complete(page)
  const system = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    const toColor = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    return { text: toColor('CanvasText') }
  })
  const fills = await page
    .locator('.chart')
    .evaluateAll((charts) =>
      charts.map((chart) =>
        [...chart.querySelectorAll('path ~ text')].map((text) => [
          getComputedStyle(text.parentElement?.querySelector('.chart-line') ?? text).stroke,
          getComputedStyle(text).fill,
        ]),
      ),
    )
  expect(fills.flat().length).toBeGreaterThan(0)
  for (const colors of fills.flat()) expect(colors).toEqual([system.text, system.text])
})

test('finds planted faults', async ({ page }) => {
  await page.addInitScript(installColors)
  await page.addInitScript(installLook)
  await page.goto('/quan-he-co-dong/du-lieu')
  await complete(page)
  expect(await page.evaluate(() => window.look.findLostShapes())).toEqual([])
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.chart :is(rect, path, circle) { fill: Canvas !important; stroke: Canvas !important; forced-color-adjust: none }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  expect((await page.evaluate(() => window.look.findLostShapes())).join()).toContain('is lost')
})
