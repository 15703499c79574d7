import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { figureColumns, type Figure } from './figure-columns.ts'
import { toDataPoints } from './to-data-points.ts'
import { isSample } from './to-latest-quarter.ts'
import { toSeries, type Basis } from './to-series.ts'

/** The path of the files with figures, and the beginning of their names. */
export const figureFiles = '/tai-lieu/du-lieu/so-lieu-tai-chinh-'

/** The content of each file, which is also the name under which it is saved. */
export const figureTitles = {
  'hop-nhat': /*i18n*/ { id: 'build.financials.file.consolidated', message: 'Số liệu tài chính hợp nhất' },
  rieng: /*i18n*/ { id: 'build.financials.file.separate', message: 'Số liệu tài chính riêng' },
} as const satisfies Readonly<Record<Basis, BuildText>>

/** The figures of each basis, by quarter and by year. */
export const figureSets = { 'hop-nhat': toFigureSet('hop-nhat'), rieng: toFigureSet('rieng') } as const

function toFigureSet(basis: Basis) {
  return defineDataSet<Figure>({
    name: `so-lieu-tai-chinh-${basis}`,
    title: figureTitles[basis],
    about: /*i18n*/ {
      id: 'build.data.figures.about',
      message:
        'Mỗi dòng là một số liệu của một quý hoặc một năm, kèm báo cáo nguồn. Số trình bày lại kèm số công bố lần đầu và lý do; chỉ số tính toán kèm công thức.',
    },
    page: toHref('/quan-he-co-dong/du-lieu'),
    pathOf: ({ locale }) => `${figureFiles}${basis}.${locale}`,
    toRows: (context) => toFigures(basis, context),
    changedAt: ({ publishedAt }) => publishedAt,
    isSample: ({ sample }) => sample,
    columns: figureColumns,
  })
}

function toFigures(basis: Basis, context: DataContext): Figure[] {
  return toSeries(context.content)
    .filter((series) => series.basis === basis)
    .flatMap((series) => toDataPoints(series, context).map((point) => ({ ...point, sample: isSample(series) })))
}
