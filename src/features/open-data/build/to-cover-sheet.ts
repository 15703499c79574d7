import { toNewest, type DataContext } from '#engine/model/content/data-set.ts'
import type { Sheet, SheetCell, TableSheet } from '#engine/model/content/workbook.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { siteName } from '#engine/model/site-name.ts'
import { findDataCatalogue, openDataPath } from './find-data-catalogue.ts'

const texts = {
  sheet: /*i18n*/ { id: 'build.data.book.cover', message: 'Bìa' },
  title: /*i18n*/ {
    id: 'build.data.book.heading',
    message: 'Sổ số liệu của {name}',
    comment: '{name}: the name of the firm',
  },
  changed: /*i18n*/ { id: 'build.data.book.changed', message: 'Số liệu mới nhất công bố lúc' },
  source: /*i18n*/ { id: 'build.data.book.source', message: 'Nguồn và mô tả từng bảng' },
  licence: /*i18n*/ { id: 'build.data.book.licence', message: 'Điều khoản sử dụng' },
  samples: /*i18n*/ {
    id: 'build.data.book.samples',
    message: 'Có dữ liệu minh hoạ: số liệu trong sổ này không phải số liệu của một doanh nghiệp có thật.',
  },
  sample: /*i18n*/ { id: 'build.data.book.sample', message: 'dữ liệu minh hoạ' },
  empty: /*i18n*/ { id: 'build.data.book.empty', message: 'Ô trống: chưa công bố hoặc không áp dụng.' },
  restated: /*i18n*/ {
    id: 'build.data.book.restated',
    message:
      'Số liệu đã trình bày lại được ghi theo báo cáo mới nhất; các lần công bố trước có trong bộ dữ liệu “Số liệu đã trình bày lại”.',
  },
  sheets: /*i18n*/ { id: 'build.data.book.sheets', message: 'Các trang tính' },
} as const satisfies Readonly<Record<string, BuildText>>

/** The first sheet: the title, the sources, the terms of use, and the moment of each table. */
export function toCoverSheet(sheets: readonly TableSheet[], context: DataContext): Sheet {
  const { origin, translate } = context
  const changedAt = toNewest(sheets.map((sheet) => sheet.changedAt))
  const hasSamples = sheets.some(({ sample }) => sample)
  const licence = findDataCatalogue(context)?.licence
  const note = (text: BuildText): SheetCell[] => [{ text: translate(text), style: 'note' }]
  return {
    name: translate(texts.sheet),
    rows: [
      [{ text: translate({ ...texts.title, values: { name: siteName } }), style: 'title' }],
      ...(hasSamples ? [note(texts.samples)] : []),
      [],
      ...(changedAt === null ? [] : [[{ text: translate(texts.changed) }, toMoment(changedAt)]]),
      [{ text: translate(texts.source) }, { link: origin + openDataPath }],
      ...(licence ? [[{ text: translate(texts.licence) }, { link: licence.url, text: licence.name }]] : []),
      [],
      note(texts.empty),
      note(texts.restated),
      [],
      [
        { text: translate(texts.sheets), style: 'heading' },
        { text: translate(texts.changed), style: 'heading' },
      ],
      ...sheets.map(({ name, sample, changedAt: at }): SheetCell[] => [
        { text: sample ? `${name} (${translate(texts.sample)})` : name },
        at === null ? null : toMoment(at),
      ]),
    ],
    widths: [72, 28],
  }
}

function toMoment(at: string): SheetCell {
  return at.includes('T') ? { moment: at } : { day: at }
}
