import { expect, type Page } from '@playwright/test'
import { locales, type Locale } from '../../../src/engine/model/locale/locale.ts'
import type { BuiltSite } from '../../site/read-output.ts'
import { findChartFaults } from './find-chart-faults.ts'
import { isFullRun } from './full-run.ts'
import { languages } from './languages.ts'
import { visit, watchProblems } from './site.ts'
import { test } from './test.ts'

/** The pages of a site with charts: one for each set of parts of drawings, in the full run all. */
export function pickCharted({ pages, readPage }: BuiltSite, locale: Locale): string[] {
  const seen = new Set<string>()
  return [...pages.keys()].flatMap((path) => {
    const classes = [...readPage(path, locale).matchAll(/class="(chart(?:-[a-z]+)?)[ "]/g)].map(([, name]) => name)
    const parts = [...new Set(classes)].toSorted().join()
    if (parts === '' || (seen.has(parts) && !isFullRun)) return []
    seen.add(parts)
    return [path]
  })
}

/** Faults of the charts of a page that must have some, on a wide screen and on a phone. */
async function findFaults(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  let most = 0
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const { charts, faults } = await findChartFaults(page)
    most = Math.max(most, charts)
    found.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`))
  }
  return most === 0 ? [...found, `${path} shows no chart`] : found
}

/**
 * Tests of all charts of a site, by their geometry, and of the console, on these pages and others.
 *
 * @param pickOthers what else is opened, of which the pages with charts are known
 */
export function testCharts(
  site: BuiltSite,
  pickOthers: (charted: readonly string[], locale: Locale) => readonly string[] = () => [],
): void {
  for (const language of locales) {
    test.describe(`in ${language}`, () => {
      test.use({ ...languages[language], contextOptions: { reducedMotion: 'reduce' } })

      test('charts fill their plots, measure their figures, and stay where they belong; the console is empty', async ({
        page,
      }) => {
        const problems = watchProblems(page)
        const charted = pickCharted(site, language)
        expect(charted.length).toBeGreaterThan(5)
        for (const path of charted) {
          await visit(page, path)
          problems.push(...(await findFaults(page, path)))
        }
        for (const path of pickOthers(charted, language)) await visit(page, path)
        expect(problems).toEqual([])
      })
    })
  }
}
