import { expect } from '@playwright/test'
import { locales } from '../../../src/engine/model/locale/locale.ts'
import { findUnpainted } from '../support/find-unpainted.ts'
import { languages } from '../support/languages.ts'
import { allPaths, complete, pageKinds } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// Previews of links, archives, printing services and people take a picture of a whole page, and scroll nowhere. Some stop the
// time of the page; what only moves into place is there all the same.

const widths = [1440, 390]

/** The home page has sections that move into place; the others have tables, charts, and steps that open. */
const sample = ['/trang-chu', '/quan-he-co-dong', '/quan-he-co-dong/du-lieu', '/ve-shs']
const paths = [...new Set([...sample, ...pageKinds, ...allPaths.filter((path) => path.split('/').length === 3)])]

for (const language of locales) {
  for (const width of widths) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ ...languages[language], viewport: { width, height: 900 } })

      for (const path of paths) {
        const isInSample = sample.includes(path) && (language === 'vi') === (width === 1440)
        test(`a picture of the whole page shows all texts: ${path}`, onlyInFull(!isInSample), async ({ page }) => {
          await page.goto(path)
          await complete(page)
          expect(await findUnpainted(page)).toEqual([])
        })
      }
    })
  }
}
