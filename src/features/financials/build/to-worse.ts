import { isBelow, toPercentChange } from '#lib/numbers/decimal.ts'
import { isWorse, toMove, type QuarterWords } from '../story/quarter-words.ts'
import type { Before } from './quarters.ts'
import { toCurrent, type FinancialSeries, type PeriodFigures } from './to-series.ts'
import { toRatioOf } from './to-table.ts'

/** Measures that should be high. */
const high = ['operatingRevenue', 'profitBeforeTax', 'profitAfterTax', 'equity'] as const

interface WorseInput {
  series: FinancialSeries
  one: PeriodFigures
  before: Before
  words: QuarterWords
}

/**
 * Sentences on all that is worse than a year before, than the quarter before, and by itself: figures that fell, a lower margin, costs that
 * rose more than revenue, and a business that took more cash than it gave.
 */
export function toWorse({ series, one, before, words }: WorseInput): string[] {
  const against = (former: PeriodFigures | undefined): string[] => {
    if (!former) return []
    const time = { fiscalYear: former.fiscalYear, period: former.period }
    const toPair = (metric: (typeof high)[number] | 'expenses') => {
      const [value, earlier] = [toCurrent(one.figures, metric), toCurrent(former.figures, metric)]
      return value === undefined || earlier === undefined ? undefined : { value, before: earlier, time }
    }
    const lower = high.flatMap((metric) => {
      const pair = toPair(metric)
      return pair && isWorse(toMove(pair.before, pair.value)) ? (words.toSentence(metric, pair) ?? []) : []
    })
    const [costs, revenue] = [toPair('expenses'), toPair('operatingRevenue')]
    const margin = { value: toRatioOf(series, one, 'netMargin'), before: toRatioOf(series, former, 'netMargin') }
    return [
      ...lower,
      ...(costs && revenue && isFaster(costs, revenue) ? [words.toCosts(costs, revenue)] : []),
      ...(margin.value !== undefined && margin.before !== undefined && isBelow(margin.value, margin.before)
        ? [words.toLowerMargin({ value: margin.value, before: margin.before, time })]
        : []),
    ]
  }
  const cash = toCurrent(one.figures, 'operatingCashFlow')
  return [
    ...against(before.year),
    ...against(before.quarter),
    ...(cash !== undefined && isBelow(cash, '0') ? [words.toCash(cash)] : []),
  ]
}

interface Change {
  before: string
  value: string
}

/** True if costs rose, and revenue did not rise by as much: in percent, so that 4 from 3 is more than 5 from 4. */
function isFaster(costs: Change, revenue: Change): boolean {
  if (toMove(costs.before, costs.value) !== 'up') return false
  if (toMove(revenue.before, revenue.value) !== 'up') return true
  const [costsRise, revenueRise] = [costs, revenue].map(({ before, value }) => toPercentChange(before, value, 4))
  return isBelow(revenueRise ?? '0', costsRise ?? '0')
}
