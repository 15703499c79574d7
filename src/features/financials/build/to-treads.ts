import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toItemDocuments } from '#engine/render/payload/to-item-documents.ts'
import type { Measure } from '#lib/drawing/measure.ts'
import { metrics, type Metric } from '../financial-metrics.ts'
import type { FinancialTime } from '../payload.ts'
import type { QuarterComparison, QuarterTread, TreadDocument } from '../quarter-payload.ts'
import type { QuarterWords, Subject } from '../story/quarter-words.ts'
import { toChange, toCourse, toQuarters, type Before } from './quarters.ts'
import { toCurrent, type FinancialSeries, type PeriodFigures, type Report } from './to-series.ts'
import { toPeriodSource } from './to-table.ts'

/** The measures of a quarter that are told, one for each tread: the first that it has. */
const told: readonly (readonly (readonly [Metric & Subject, Measure])[])[] = [
  [['operatingRevenue', 'revenue']],
  [
    ['expenses', 'other'],
    ['marginLoans', 'loans'],
    ['profitBeforeTax', 'profit-before-tax'],
  ],
  [['profitAfterTax', 'profit-after-tax']],
  [['equity', 'equity']],
]

/** Four years: a tread has 24 px on a phone. */
const longest = 16

interface TreadInput {
  series: FinancialSeries
  one: PeriodFigures
  before: Before
  words: QuarterWords
  context: PayloadContext
}

/** The measures of a quarter, each with its stair up to the quarter and the report that it is from. */
export function toTreads({ series, one, before, words, context }: TreadInput): QuarterTread[] {
  const { locale, translate } = context
  const course = toCourse(toQuarters(series), one, longest)
  const [first = one] = course.filter((each) => each !== undefined)
  return told.flatMap((choices): QuarterTread[] => {
    const [metric, measure] = choices.find(([name]) => one.figures.has(name)) ?? []
    const versions = metric && one.figures.get(metric)
    const last = versions?.at(-1)
    if (!metric || !measure || !versions || !last) return []
    const [original] = versions
    const label = translate(metrics[metric].name)
    const { value, report } = last
    const compared = [before.year, before.quarter].flatMap((each) => toComparison(each, metric, value))
    const [against] = compared
    const document = report && toDocument(report, context)
    return [
      {
        metric,
        measure,
        label,
        sentence: (against && words.toSentence(metric, { value, ...against })) ?? label,
        value,
        comparisons: compared,
        since: { fiscalYear: first.fiscalYear, period: first.period },
        course: course.map((each) => (each && toCurrent(each.figures, metric)) ?? null),
        source: toPeriodSource(report, locale),
        ...(document && { document }),
        ...(versions.length > 1 && {
          corrected: {
            was: original.value,
            first: toPeriodSource(original.report, locale),
            reason: last.reason?.[locale] ?? '',
          },
        }),
      },
    ]
  })
}

function toComparison(former: PeriodFigures | undefined, metric: Metric, value: string): QuarterComparison[] {
  const before = former && toCurrent(former.figures, metric)
  if (!former || before === undefined) return []
  const time: FinancialTime = { fiscalYear: former.fiscalYear, period: former.period }
  return [{ time, ...toChange(before, value) }]
}

/** The statements themselves, in the language of the page if there is a version in it. */
function toDocument({ attachments }: Report, { locale }: PayloadContext): TreadDocument | undefined {
  const own = attachments.filter(({ kind }) => kind === 'bao-cao')
  const chosen = own.find(({ language }) => language === locale || language === 'both') ?? own[0]
  if (!chosen) return undefined
  const { links } = toItemDocuments([chosen])
  return links[0]
}
