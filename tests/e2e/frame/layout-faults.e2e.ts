import { expect, type Page } from '@playwright/test'
import { locales } from '../../../src/engine/model/locale/locale.ts'
import { afterFrames } from '../support/after-frames.ts'
import { findLayoutFaults } from '../support/find-layout-faults.ts'
import { findPlaceFaults } from '../support/find-place-faults.ts'
import { isFullRun } from '../support/full-run.ts'
import { languages } from '../support/languages.ts'
import { allPaths, complete, pageKinds } from '../support/site.ts'
import { test } from '../support/test.ts'

const widths = [320, 390, 1024, 1440]

/** Pages with tables, strips, offices and dates besides those of each kind. */
const sample = [
  '/ho-tro/lien-he',
  '/ho-tro/kien-thuc/thuat-ngu',
  '/quan-he-co-dong/bao-cao-dinh-ky',
  '/quan-he-co-dong/co-phieu',
  '/quan-he-co-dong/cong-bo-thong-tin',
  '/ve-shs/co-cau-to-chuc',
  '/quan-he-co-dong/dai-hoi-co-dong',
  '/quan-he-co-dong/lich-su-kien',
  '/san-pham-dich-vu',
]
const paths = [...new Set([...pageKinds, ...sample, ...(isFullRun ? allPaths : [])])]
const pagesPerTest = 16

for (const [start] of paths.entries()) {
  if (start % pagesPerTest !== 0) continue
  for (const language of locales) {
    test.describe(`in ${language}`, () => {
      test.use({ ...languages[language], viewport: { width: 1440, height: 900 } })
      test(`no words touch a rule, break or stand alone on pages from ${start}`, async ({ page }) => {
        const problems: string[] = []
        for (const path of paths.slice(start, start + pagesPerTest)) {
          await page.goto(path)
          await complete(page)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            const faults = [...(await settled(page)), ...(await findPlaceFaults(page))]
            for (const fault of faults) problems.push(`${path} at ${width} px: ${fault}`)
          }
        }
        expect(problems).toEqual([])
      })
    })
  }
}

/** The faults that stay: fades follow a scroll by a frame. */
async function settled(page: Page): Promise<string[]> {
  let faults = await findLayoutFaults(page)
  for (let turn = 0; faults.length > 0 && turn < 10; turn++) {
    await afterFrames(page, 3)
    faults = await findLayoutFaults(page)
  }
  return faults
}

for (const [what, html, fault] of [
  ['words on a rule', '<p style="border-bottom: 1px solid; line-height: 1">Quá sát</p>', '“Quá sát” is'],
  ['a number on two lines', '<p style="width: 4rem">024 3100 0009</p>', '“024 3100 0009” is on two lines'],
  [
    'an address on two lines',
    '<p style="width: 5rem; overflow-wrap: anywhere">danang@example.com</p>',
    '“example.com” is on two lines',
  ],
  ['an arrow in the flow', '<a class="way-on arrow" style="padding: 0">Xem</a>', 'The arrow of “Xem” can begin a line'],
  [
    'a mark alone',
    '<p style="width: 1px"><b>Một tên dài</b> <i class="sample-mark">*</i></p>',
    'A mark of a sample is alone on its line: Một tên dài',
  ],
  [
    'a space of no step',
    '<div class="page-body"><p style="margin: 0">Một</p><p style="margin: 29px 0">Hai</p></div>',
    '29 px above . (p) in .page-body are none of the steps',
  ],
  [
    'two rules in the place of one',
    '<ul style="padding: 0"><li style="border-bottom: 1px solid; padding: 9px">Một</li></ul><div style="margin-top: -16px; border-top: 1px solid; padding: 9px">Hai</div>',
    'Two rules in the place of one: the bottom of . (li) and the top of . (div)',
  ],
  [
    'a closed disclosure that looks open',
    '<details><summary>Căn cứ</summary>Luật</details><p style="margin: 8px 0">Phí</p>',
    '“Căn cứ” is closed, and a text is right below it',
  ],
  [
    'a fade at a start that is reached',
    '<div class="table-scroll" style="animation: none; --fade-start: 9px"><table><tbody><tr><td>Một</td></tr></tbody></table></div>',
    'fades 9 px at its start',
  ],
  ['a date on two lines', '<p style="width: 3rem">20 November 2026</p>', '“20 November 2026” is on two lines'],
  [
    'navigation of the section elsewhere',
    '<div class="page-head"></div><p>Một</p><nav class="section-nav">Hai</nav>',
    'not right below the head',
  ],
  [
    'a trail of two lines',
    '<nav class="crumbs"><ol style="width: 4rem"><li>Trang chủ</li><li>Hỗ trợ</li></ol></nav>',
    'has more than one line',
  ],
  ['a label of samples on its own', '<h1>Tin</h1><p><span class="tag-sample">Mẫu</span></p>', 'not beside a heading'],
  [
    'a table that leaves its column',
    '<div style="width: 90px"><table style="width: 140px"><tbody><tr><td>Một</td></tr></tbody></table></div>',
    'is 50 px wider than its column',
  ],
  [
    'a table that scrolls for nothing',
    '<div class="table-scroll" style="width: 90px; overflow: auto"><table style="width: 92px"><tbody><tr><td>Một</td></tr></tbody></table></div>',
    'scrolls for 2 px',
  ],
  [
    'a list below its item',
    '<ul><li style="height: 40px"><a style="display: block; height: 40px">Một</a><ul><li>Hai</li></ul></li></ul>',
    'It lies below its item',
  ],
  [
    'a word or two on two lines',
    '<table style="width: 9px"><thead><tr><th class="long">Dữ liệu</th></tr></thead><tbody><tr><td>Xác suất</td></tr></tbody></table>',
    'A word or two take more than one line',
  ],
  ['figures of another width', '<table><tbody><tr><td>1.234,5</td></tr></tbody></table>', 'is not tabular'],
] as const) {
  test(`it finds ${what}`, async ({ page }) => {
    await page.setContent('<p style="padding: 1rem 0; border-bottom: 1px solid">Đủ xa</p>')
    expect(await findLayoutFaults(page)).toEqual([])
    await page.setContent(html)
    expect([...(await findLayoutFaults(page)), ...(await findPlaceFaults(page))].join('\n')).toContain(fault)
  })
}
