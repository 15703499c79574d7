import { expect, test } from 'vitest'
import { readCatalogues } from '#engine/render/code/catalogues.ts'
import type { Metric } from '../financial-metrics.ts'
import { toQuarterWords } from '../story/quarter-words.ts'
import type { FinancialSeries, PeriodFigures, Versions } from './to-series.ts'
import { toWorse } from './to-worse.ts'

const { translations } = await readCatalogues()
const words = toQuarterWords({ locale: 'en', translate: translations.en, unit: 'ty-dong' })

type Figures = Partial<Record<Metric, string>>

const toPeriod = (fiscalYear: number, period: PeriodFigures['period'], figures: Figures): PeriodFigures => ({
  fiscalYear,
  period,
  report: undefined,
  figures: new Map(
    Object.entries(figures).map(([metric, value]) => [
      metric as Metric, // a key of theirs
      [{ value, report: undefined }] satisfies Versions,
    ]),
  ),
})

const steady = { operatingRevenue: '100', expenses: '50', profitBeforeTax: '50', profitAfterTax: '40', equity: '900' }

test.each<[string, Figures, year: Figures | undefined, quarter: Figures | undefined, string[]]>([
  ['the same', steady, steady, steady, []],
  ['all higher', { ...steady, operatingRevenue: '110', profitAfterTax: '48' }, steady, steady, []],
  [
    'revenue lower than a year before',
    { ...steady, operatingRevenue: '90' },
    steady,
    undefined,
    ['Operating revenue down 10.0% on Q3 2025'],
  ],
  [
    'equity lower than in the quarter before',
    { ...steady, equity: '890' },
    undefined,
    steady,
    ['Equity at the end of the quarter down 1.1% on Q2 2026'],
  ],
  [
    'costs that rose more than revenue, with a lower margin',
    { ...steady, operatingRevenue: '110', expenses: '60' },
    steady,
    undefined,
    ['Expenses up 20.0% on Q3 2025, with revenue up 10.0%', 'Net profit margin of 36.4%, below 40.0% in Q3 2025'],
  ],
  [
    'costs that rose less than revenue',
    { ...steady, operatingRevenue: '120', expenses: '55', profitAfterTax: '50' },
    steady,
    undefined,
    [],
  ],
  [
    'a loss after a profit',
    { ...steady, profitBeforeTax: '-5', profitAfterTax: '-5' },
    steady,
    undefined,
    [
      'A loss before tax, against a profit of VND 50 billion in Q3 2025',
      'A loss after tax, against a profit of VND 40 billion in Q3 2025',
      'Net profit margin of -5.0%, below 40.0% in Q3 2025',
    ],
  ],
  [
    'cash that went out',
    { ...steady, operatingCashFlow: '-7' },
    undefined,
    undefined,
    ['A cash outflow from operations of VND 7 billion'],
  ],
  ['without the figures of costs', { operatingRevenue: '100' }, { operatingRevenue: '100' }, undefined, []],
])('%s', (_case, now, year, quarter, expected) => {
  const one = toPeriod(2026, 'Q3', now)
  const before = {
    year: year && toPeriod(2025, 'Q3', year),
    quarter: quarter && toPeriod(2026, 'Q2', quarter),
  }
  const periods = [before.year, before.quarter, one].filter((each) => each !== undefined)
  const series: FinancialSeries = { basis: 'rieng', unit: 'ty-dong', currency: 'VND', entries: [], periods }
  const said = toWorse({ series, one, before, words })
  expect(said.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual(expected)
})
