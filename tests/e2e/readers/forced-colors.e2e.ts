import { expect } from '@playwright/test'
import { installLook } from '../../readers/conditions/install-look.ts'
import { installColors } from '../../readers/install-colors.ts'
import { isFullRun } from '../support/full-run.ts'
import { readPaths } from '../support/read-paths.ts'
import { complete, hydrated } from '../support/site.ts'
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

test('on every kind of page text contrasts, fields and buttons have an edge, and figures of charts differ from the page', async ({
  page,
}) => {
  test.slow(isFullRun)
  await page.addInitScript(installColors)
  await page.addInitScript(installLook)
  const faults: string[] = []
  for (const path of readPaths) {
    await page.goto(path)
    await hydrated(page)
    const found = await page.evaluate(() => {
      const edgeless = [...document.querySelectorAll('.button, input:not([type=radio], [type=checkbox]), select')]
        .filter((control) => control.checkVisibility({ opacityProperty: true }))
        .filter((control) => getComputedStyle(control).borderTopStyle === 'none')
        .map((control) => `${control.className} has no edge`)
      const unmarked = [...document.querySelectorAll('main [aria-current], header [aria-current]')]
        .filter((link) => link.checkVisibility() && getComputedStyle(link).textDecorationLine === 'none')
        .map((link) => `${link.textContent} is not marked as current`)
      return [...window.look.findFaint(), ...window.look.findLostShapes(), ...edgeless, ...unmarked]
    })
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
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
