import { expect } from '@playwright/test'
import { locales, type Locale } from '../../../src/model/locale/locale.ts'
import type { BuiltSite } from '../../site/read-output.ts'
import { findChartFaults } from './find-chart-faults.ts'
import { isFullRun } from './full-run.ts'
import { languages } from './languages.ts'
import { complete } from './site.ts'
import { test } from './test.ts'

/** The pages of a site with charts: one for each set of parts of drawings, in the full run all. */
function pickCharted({ pages, readPage }: BuiltSite, locale: Locale): string[] {
  const seen = new Set<string>()
  return [...pages.keys()].flatMap((path) => {
    const classes = [...readPage(path, locale).matchAll(/class="(chart(?:-[a-z]+)?)[ "]/g)].map(([, name]) => name)
    const parts = [...new Set(classes)].toSorted().join()
    if (parts === '' || (seen.has(parts) && !isFullRun)) return []
    seen.add(parts)
    return [path]
  })
}

/** Tests of all charts of a site, by their geometry. */
export function testCharts(site: BuiltSite): void {
  for (const language of locales) {
    test.describe(`in ${language}`, () => {
      test.use({ ...languages[language], contextOptions: { reducedMotion: 'reduce' } })

      test('charts fill their plots, measure their figures, and stay where they belong', async ({ page }) => {
        const problems: string[] = []
        const paths = pickCharted(site, language)
        expect(paths.length).toBeGreaterThan(5)
        for (const path of paths) {
          await page.goto(path)
          await complete(page)
          let most = 0
          for (const width of [1440, 390]) {
            await page.setViewportSize({ width, height: 900 })
            const { charts, faults } = await findChartFaults(page)
            most = Math.max(most, charts)
            problems.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`))
          }
          if (most === 0) problems.push(`${path} shows no chart`)
        }
        expect(problems).toEqual([])
      })
    })
  }
}
