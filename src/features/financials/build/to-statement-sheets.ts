import { toNewest, type DataContext } from '#engine/model/content/data-set.ts'
import type { SheetCell, TableSheet } from '#engine/model/content/workbook.ts'
import type { BuildText, Translate } from '#engine/model/locale/translate.ts'
import type { FinancialTable } from '../payload.ts'
import { toDataPoints } from './to-data-points.ts'
import { isSample } from './to-latest-quarter.ts'
import { toSeries, type Basis, type FinancialSeries } from './to-series.ts'
import { toTable } from './to-table.ts'

const names = {
  'hop-nhat': {
    years: /*i18n*/ { id: 'build.data.sheet.consolidated-years', message: 'Hợp nhất theo năm' },
    quarters: /*i18n*/ { id: 'build.data.sheet.consolidated-quarters', message: 'Hợp nhất theo quý' },
  },
  rieng: {
    years: /*i18n*/ { id: 'build.data.sheet.separate-years', message: 'Riêng theo năm' },
    quarters: /*i18n*/ { id: 'build.data.sheet.separate-quarters', message: 'Riêng theo quý' },
  },
} as const satisfies Readonly<Record<Basis, Readonly<Record<'years' | 'quarters', BuildText>>>>

const headers = {
  metric: /*i18n*/ { id: 'build.data.sheet.metric', message: 'Chỉ tiêu' },
  unit: /*i18n*/ { id: 'build.data.sheet.unit', message: 'Đơn vị' },
} as const satisfies Readonly<Record<string, BuildText>>

const units = {
  dong: /*i18n*/ { id: 'build.data.sheet.dong', message: 'đồng' },
  'trieu-dong': /*i18n*/ { id: 'build.data.sheet.million', message: 'triệu đồng' },
  'ty-dong': /*i18n*/ { id: 'build.data.sheet.billion', message: 'tỷ đồng' },
  percent: /*i18n*/ { id: 'build.data.sheet.percent', message: '%' },
  times: /*i18n*/ { id: 'build.data.sheet.times', message: 'lần' },
} as const satisfies Readonly<Record<string, BuildText>>

/** The statements and ratios of each basis, by year and by quarter: a row for each metric, a column for each period. */
export function toStatementSheets(context: DataContext): TableSheet[] {
  return toSeries(context.content).flatMap((series) => [
    ...toSheet(series, 'years', context),
    ...toSheet(series, 'quarters', context),
  ])
}

function toSheet(series: FinancialSeries, span: 'years' | 'quarters', context: DataContext): TableSheet[] {
  const periods = series.periods.filter(({ period }) => (period === 'FY') === (span === 'years'))
  if (periods.length === 0) return []
  const { locale, translate } = context
  const points = toDataPoints({ ...series, periods }, context)
  const table = toTable({ id: span, periods, series, locale, translate })
  const times = table.columns.map(({ fiscalYear, period }) =>
    period === 'FY' ? String(fiscalYear) : `${period} ${fiscalYear}`,
  )
  return [
    {
      name: translate(names[series.basis][span]),
      changedAt: toNewest(points.map(({ publishedAt }) => publishedAt)),
      sample: isSample(series),
      header: [translate(headers.metric), translate(headers.unit), ...times],
      frozenColumns: 2,
      rows: toRows(table, series.unit, translate),
      widths: [44, 12, ...times.map(() => 12)],
    },
  ]
}

/** The groups one below the other, each below its name. */
function toRows({ groups }: FinancialTable, unit: FinancialSeries['unit'], translate: Translate): SheetCell[][] {
  return groups.flatMap(({ title, rows }) => [
    [{ text: title, style: 'heading' as const }],
    ...rows.map(({ label, role, unit: own = unit, cells }): SheetCell[] => {
      const style = role === 'total' ? { style: 'total' as const } : {}
      return [
        { text: label, ...style },
        { text: translate(units[own]) },
        ...cells.map((cell) => cell && { decimal: cell.value, ...style }),
      ]
    }),
  ])
}
