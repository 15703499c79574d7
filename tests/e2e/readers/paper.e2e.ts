import { expect } from '@playwright/test'
import { findFaults } from '../../print/find-faults.ts'
import { paperWidth, printPage } from '../../print/print-page.ts'
import { readSheets } from '../../print/read-sheets.ts'
import { languages } from '../support/languages.ts'
import { test } from '../support/test.ts'

// What is on paper is complete, no sheet but the last is under a third full, and no heading ends one: a few kinds of page that
// are long, folded or in grids. `npm run site -- test full` prints one page of each kind of `content/` (tests/print.ts).

test.use({ viewport: { width: paperWidth, height: 960 } })

for (const [path, locale] of [
  ['/trang-chu', 'vi'],
  ['/quan-he-co-dong/du-lieu', 'en'],
  ['/quan-he-co-dong/lich-su-kien', 'vi'],
  ['/ve-shs/co-cau-to-chuc', 'en'],
  ['/ho-tro/cac-cau-hoi-thuong-gap', 'vi'],
  ['/ho-tro/bieu-phi', 'en'],
] as const) {
  test.describe(locale, () => {
    test.use(languages[locale])

    test(`${path} is complete on paper, and no sheet is nearly empty`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { bytes, lost } = await printPage(page)
      const sheets = await readSheets(bytes)
      expect([...lost, ...findFaults(sheets)]).toEqual([])
      const texts = sheets.flatMap(({ texts: own }) => own.map(({ text }) => text)).join('')
      // On paper without spaces: each letter is placed on its own.
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      expect(texts.replace(/\s/g, '')).toContain(heading?.replace(/\s/g, ''))
    })
  })
}
