import { expect } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { injectScreenReader, readAloud } from '../support/screen-reader.ts'
import { visit } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// The transcripts in `speech/` are what a blind person hears. Read them when they change: are all parts named, is nothing said
// twice, does every table and chart make sense? `playwright test … speech.e2e.ts --update-snapshots` writes them anew.

/** The parts of pages that are read, by the names of their transcripts. */
const readings = {
  frame: ['/landing', 'body'],
  home: ['/trang-chu', 'main'],
  list: ['/tin-tuc/tin-tuc-moi-nhat', 'main'],
  article: ['/tin-tuc/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so', 'main'],
  fees: ['/ho-tro/bieu-phi', 'main'],
  figures: ['/quan-he-co-dong/du-lieu', 'main'],
  search: ['/tim-kiem?q=margin', 'main'],
} as const

/** In `npm test` each is read in one language. */
const inEnglish = new Set(['list', 'fees', 'search'])

for (const locale of ['vi', 'en'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ ...languages[locale], viewport: { width: 1280, height: 800 } })

    for (const [name, [path, part]] of Object.entries(readings)) {
      const isRest = inEnglish.has(name) !== (locale === 'en')
      test(`${name} reads as in its transcript`, onlyInFull(isRest), async ({ page }) => {
        await injectScreenReader(page)
        await visit(page, path)
        const lines = await readAloud(page, part)
        expect(`${lines.join('\n')}\n`).toMatchSnapshot(['speech', `${name}.${locale}.txt`])
      })
    }
  })
}
