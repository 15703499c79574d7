import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { toHtmlTables } from '#features/figures/build/to-html-tables.ts'
import { addDecimals, isSameDecimal } from '#lib/numbers/decimal.ts'
import { either, say } from '#lib/say/message.ts'
import { metricNames, metrics, type Metric } from '../financial-metrics.ts'

type Report = Entry<'periodic-reports'>
type PeriodName = 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'FY'

/** The periods that a column of a table covers. */
interface Column {
  year: number
  /** The period whose figures it has, or those that add up to it. */
  periods: readonly PeriodName[]
}

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const
const roman = ['I', 'II', 'III', 'IV']
/** The value of a cell without a figure: no figure of a firm equals it. */
const noFigure = '-1000000000'
const start = { line: 1, column: 1 }

/**
 * Tables in the texts of financial statements have the figures of `content/financials`, and the same ones in every language.
 * Rows are known by the names of metrics, columns by `Quý I/2026`, `6T/2026`, `9T/2026`, `Năm 2026`; others are not looked at.
 */
export const checkReportTables = defineCheck('report-tables', 'integrity', (context) => {
  for (const report of context.checked.entries['periodic-reports']) {
    if (report.facts.code === 'bao-cao-tai-chinh') checkFigures(context, report)
    checkLanguages(context, report)
  }
})

function checkFigures({ content, report }: CheckContext, entry: Report): void {
  for (const [head = [], ...rows] of toHtmlTables(entry.texts[sourceLocale].html)) {
    const columns = head.map(toColumn)
    for (const [name = '', ...cells] of rows) {
      const metric = metricNames.find((one) => metrics[one].name.message === name)
      if (!metric) continue
      for (const [index, cell] of cells.entries()) {
        const column = columns[index + 1]
        const allowed = column ? findFigures(content.entries.financials, entry, column, metric) : []
        if (allowed.length === 0 || allowed.some((figure) => isSameDecimal(figure, toDecimal(cell)))) continue
        report.errorInText(
          entry,
          { locale: sourceLocale, at: start },
          say`The table has ${cell} for "${name}" in the column "${head[index + 1]}", but content/financials has ${either([...allowed])}; correct one of them`,
        )
      }
    }
  }
}

/** `Quý II/2026`, `6T/2026`, `9T/2026` and `Năm 2026`; undefined for anything else. */
function toColumn(head: string): Column | undefined {
  const [, quarter, quarterYear, months, monthsYear, wholeYear] =
    /^(?:Quý (I{1,3}|IV)\/(\d{4})|([69])T\/(\d{4})|Năm (\d{4}))$/.exec(head) ?? []
  if (quarter !== undefined) {
    return { year: Number(quarterYear), periods: quarters.slice(roman.indexOf(quarter)).slice(0, 1) }
  }
  if (months !== undefined) return { year: Number(monthsYear), periods: quarters.slice(0, Number(months) / 3) }
  return wholeYear === undefined ? undefined : { year: Number(wholeYear), periods: ['FY'] }
}

/** The figure as first reported and as restated; none where a period or the unit is another. */
function findFigures(
  financials: readonly Entry<'financials'>[],
  { facts: { basis } }: Report,
  { year, periods }: Column,
  metric: Metric,
): string[] {
  const entry = financials.find(
    ({ facts }) => facts.basis === basis && facts.fiscalYear === year && facts.unit === 'ty-dong',
  )
  const found = periods.map((name) => entry?.facts.periods.find(({ period }) => period === name))
  const first = found.map((period) => period?.figures[metric])
  const current = found.map(
    (period) => period?.restated.findLast((one) => one.metric === metric)?.value ?? period?.figures[metric],
  )
  const sums = [first, current].flatMap((figures) => {
    const known = figures.filter((figure) => figure !== undefined)
    return known.length === figures.length ? [addDecimals(known)] : []
  })
  return [...new Set(sums)]
}

/** Figures in every language: the same digits in the same places. */
function checkLanguages({ report }: CheckContext, entry: Report): void {
  const digitsOf = (locale: Locale) =>
    toHtmlTables(entry.texts[locale]?.html ?? '').map((rows) =>
      rows.slice(1).map((cells) =>
        cells
          .slice(1)
          .map((cell) => cell.replace(/\D/g, ''))
          .join(' '),
      ),
    )
  const expected = digitsOf(sourceLocale)
  for (const locale of locales) {
    if (!entry.texts[locale]) continue
    const found = digitsOf(locale)
    const table = expected.findIndex((rows, index) => rows.join('\n') !== found[index]?.join('\n'))
    if (table === -1 && found.length === expected.length) continue
    const row = expected[table]?.findIndex((cells, index) => cells !== found[table]?.[index]) ?? -1
    report.errorInText(
      entry,
      { locale, at: start },
      row === -1
        ? say`Has ${found.length} tables, but ${sourceLocale}.md has ${expected.length}: every language must have the same figures`
        : say`Row ${row + 1} of table ${table + 1} has the figures ${found[table]?.[row] ?? say`of no row`}, but ${sourceLocale}.md has ${expected[table]?.[row]}`,
    )
  }
}

/** `1.234,5` → `1234.5`; a text that is no figure gives one that equals none. */
function toDecimal(cell: string): string {
  const decimal = cell.replaceAll('.', '').replace(',', '.').replace('−', '-')
  return /^-?\d+(?:\.\d+)?$/.test(decimal) ? decimal : noFigure
}
