import { expect } from '@playwright/test'
import { complete } from '../support/site.ts'
import { test } from '../support/test.ts'

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
        [...chart.querySelectorAll('rect ~ text')].map((text) => [
          getComputedStyle(text.parentElement?.querySelector('rect') ?? text).fill,
          getComputedStyle(text).fill,
        ]),
      ),
    )
  expect(fills.flat().length).toBeGreaterThan(0)
  for (const colors of fills.flat()) expect(colors).toEqual([system.text, system.text])
})
