import { defineCheck, type CheckContext, type FieldPath } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { addDecimals, isSameDecimal, negateDecimal } from '#lib/numbers/decimal.ts'
import { figure as said } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import { identities, isBalance, metricNames, type Metric } from '../financial-metrics.ts'
import { checkFinancialSources } from './check-financial-sources.ts'
import type { FinancialPeriod } from './to-series.ts'

type Financials = Entry<'financials'>
type Figures = Readonly<Partial<Record<Metric, string | undefined>>>

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const

/** Sums of financial figures must be right, as first reported and as restated, and each figure must have its report. */
export const checkFinancials = defineCheck('financial-figures', 'integrity', (context) => {
  checkUnits(context)
  for (const entry of context.content.entries.financials) {
    for (const [index, period] of entry.facts.periods.entries()) {
      checkDuplicates(context, entry, index)
      checkSums(context, entry, index)
      checkFinancialSources(context, { entry, period, index })
    }
    checkYear(context, entry)
  }
})

/** The current figures: those first reported, or their newest restatements. */
function toCurrentFigures({ figures, restated }: FinancialPeriod): Figures {
  return { ...figures, ...Object.fromEntries(restated.map(({ metric, value }) => [metric, value])) }
}

function checkUnits({ content, report }: CheckContext): void {
  for (const entry of content.entries.financials) {
    const { basis, unit } = entry.facts
    const other = content.entries.financials.find(({ facts }) => facts.basis === basis && facts.unit !== unit)
    // Reports only the newer of two entries.
    if (!other || other.facts.fiscalYear > entry.facts.fiscalYear) continue
    report.error(
      entry,
      ['unit'],
      say`"unit": Must be ${other.facts.unit}, as in ${other.slug}: all years of a basis are in one table`,
    )
  }
}

function checkDuplicates({ report }: CheckContext, entry: Financials, index: number): void {
  const { periods } = entry.facts
  const period = periods[index]?.period
  const first = periods.find((one) => one.period === period)
  if (first === undefined || first === periods[index]) return
  report.error(
    entry,
    ['periods', index, 'period'],
    say`"${`periods.${index}.period`}": ${period} is there already, with the report ${first.report}; remove one of them`,
  )
}

/** The sums within a period, as first reported and with all restatements. */
function checkSums({ report }: CheckContext, entry: Financials, index: number): void {
  const period = entry.facts.periods[index]
  if (!period) return
  const current = toCurrentFigures(period)
  for (const { total, plus, minus = [], optional = [] } of identities) {
    const parts = [...plus, ...minus]
    const involved: readonly Metric[] = [total, ...parts, ...optional]
    const given = parts.filter((metric) => period.figures[metric] !== undefined)
    const missing = parts.filter((metric) => period.figures[metric] === undefined)
    const isBegun = given.some((metric) => !isTotal(metric))
    if (missing.length > 0) {
      if (isBegun && period.figures[total] !== undefined) {
        const field: FieldPath = ['periods', index, 'figures']
        const message = say`Has no ${missing.join(', ')}: write all parts of ${total}, or none`
        report.error(entry, field, say`"${field.join('.')}": ${message}`)
      }
      continue
    }
    const added = [...plus, ...optional]
    const first = addUp(period.figures, added, minus)
    const figure = period.figures[total]
    if (figure === undefined || !isSameDecimal(figure, first.sum)) {
      const field: FieldPath = ['periods', index, 'figures', total]
      report.error(entry, field, say`"${field.join('.')}": Must be "${first.sum}": ${first.terms}`)
      continue
    }
    const last = period.restated.findLastIndex(({ metric }) => involved.includes(metric))
    if (last < 0) continue
    const now = addUp(current, added, minus)
    if (isSameDecimal(current[total] ?? '0', now.sum)) continue
    const field: FieldPath = ['periods', index, 'restated', last, 'value']
    report.error(
      entry,
      field,
      say`"${field.join('.')}": After restatement ${total} is ${said(current[total] ?? '')}, but its parts are ${said(now.sum)}: ${now.terms}. Restate the other figures that changed`,
    )
  }
}

/** True if a part is a total itself. Such parts are in every period, so that they do not mean that others are missing. */
function isTotal(metric: Metric): boolean {
  return identities.some(({ total }) => total === metric)
}

function addUp(figures: Figures, plus: readonly Metric[], minus: readonly Metric[]) {
  const terms = [...plus.map((metric) => ({ metric, sign: '+' })), ...minus.map((metric) => ({ metric, sign: '-' }))]
  const given = terms.flatMap(({ metric, sign }) => {
    const value = figures[metric]
    return value === undefined ? [] : [{ metric, sign, value }]
  })
  return {
    sum: addDecimals(given.map(({ sign, value }) => (sign === '+' ? value : negateDecimal(value)))),
    terms: given.map(({ metric, sign, value }, at) => `${at > 0 ? `${sign} ` : ''}${metric} ${value}`).join(' '),
  }
}

/**
 * A year must be the sum of its quarters, and must have the balances of its last quarter. The check compares current
 * figures: if an audit changes the year, a quarter must be restated too, or the published tables would contradict each
 * other.
 */
function checkYear({ report }: CheckContext, entry: Financials): void {
  const { periods } = entry.facts
  const index = periods.findIndex(({ period }) => period === 'FY')
  const year = periods[index]
  if (!year) return
  const inOrder = quarters.map((name) => periods.find(({ period }) => period === name))
  const known = inOrder.flatMap((quarter) => (quarter ? [toCurrentFigures(quarter)] : []))
  const last = inOrder.at(-1)
  const current = toCurrentFigures(year)
  for (const metric of metricNames) {
    const figure = current[metric]
    const values = isBalance(metric)
      ? [last && toCurrentFigures(last)[metric]].flatMap((value) => value ?? [])
      : known.flatMap((figures) => figures[metric] ?? [])
    if (figure === undefined || values.length < (isBalance(metric) ? 1 : quarters.length)) continue
    const sum = addDecimals(values)
    if (isSameDecimal(figure, sum)) continue
    const restated = year.restated.findLastIndex((one) => one.metric === metric)
    const field: FieldPath =
      restated < 0 ? ['periods', index, 'figures', metric] : ['periods', index, 'restated', restated, 'value']
    const rule = isBalance(metric) ? say`as at the end of Q4` : say`the sum of Q1 to Q4 (${values.join(' + ')})`
    report.error(
      entry,
      field,
      say`"${field.join('.')}": Must be "${sum}", ${rule}, restated figures included; or restate the quarter that changed`,
    )
  }
}
