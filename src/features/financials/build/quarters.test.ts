import { beforeAll, expect, test } from 'vitest'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import type { Metric } from '../financial-metrics.ts'
import { readFigures } from './figures-fixture.ts'
import { toQuarterNumber, toYearChange } from './quarters.ts'
import { toLatestQuarter } from './to-latest-quarter.ts'
import { toSeries, type FinancialPeriod, type FinancialSeries, type PeriodFigures, type Versions } from './to-series.ts'

let read: ReadContent
let series: FinancialSeries
beforeAll(async () => {
  read = await readFigures()
  const [only] = toSeries(read.content)
  if (!only) throw new Error('The fixture has no figures')
  series = only
})

const report = () => {
  const [any] = series.periods
  if (!any) throw new Error('The fixture has no periods')
  return any.report
}

const toPeriod = (fiscalYear: number, period: FinancialPeriod['period'], value?: string): PeriodFigures => ({
  fiscalYear,
  period,
  report: report(),
  figures: new Map<Metric, Versions>(value === undefined ? [] : [['profitAfterTax', [{ value, report: report() }]]]),
})

test.each<[string, string | undefined, string | undefined, unknown]>([
  ['a rise', '250', '300', { before: '250', percent: '20.0' }],
  ['a fall', '300', '250', { before: '300', percent: '-16.7' }],
  ['no change', '250', '250.0', { before: '250', percent: '0.0' }],
  ['from a loss', '-20', '300', { before: '-20' }],
  ['to a loss', '20', '-5', { before: '20' }],
  ['from zero', '0', '5', { before: '0' }],
  ['no figure before', undefined, '5', null],
  ['no figure now', '5', undefined, null],
])('the change on the year: %s', (_case, before, value, expected) => {
  const now = toPeriod(2026, 'Q3', value)
  // Neither the year nor another quarter is compared with.
  const periods = [toPeriod(2025, 'FY', '1'), toPeriod(2025, 'Q2', '1'), toPeriod(2025, 'Q3', before), now]
  expect(toYearChange({ ...series, periods }, now, 'profitAfterTax')).toEqual(expected)
})

test('quarters are numbered across years', () => {
  expect(
    toQuarterNumber({ fiscalYear: 2026, period: 'Q1' }) - toQuarterNumber({ fiscalYear: 2025, period: 'Q4' }),
  ).toBe(1)
})

test('the newest quarter', () => {
  expect(toLatestQuarter(toPayloadContext(read, 'en'))).toMatchObject({
    fiscalYear: 2025,
    period: 'Q1',
    basis: 'rieng',
    since: { fiscalYear: 2025, period: 'Q1' },
    figures: [
      { metric: 'operatingRevenue', value: '200', change: null, course: ['200'] },
      { metric: 'profitBeforeTax', value: '60' },
      { metric: 'profitAfterTax', value: '10' },
      { metric: 'equity', value: '0' },
    ],
  })
})
