import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { toDerivedBase, type DerivedInput } from '#engine/render/payload/derived-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import type { FinancialTime } from '../payload.ts'
import type { QuarterLink, QuarterPayload, QuarterTable } from '../quarter-payload.ts'
import { toQuarterPath } from '../quarters/to-quarter-path.ts'
import { toQuarterWords, type QuarterWords } from '../story/quarter-words.ts'
import { findBefore, toQuarters, type Before } from './quarters.ts'
import { isSample } from './to-latest-quarter.ts'
import { toQuarterCover } from './to-quarter-cover.ts'
import { toQuarterDocuments } from './to-quarter-documents.ts'
import { toCurrent, toSeries, type FinancialSeries, type PeriodFigures } from './to-series.ts'
import { toTable } from './to-table.ts'
import { toTreads } from './to-treads.ts'
import { toWorse } from './to-worse.ts'

const searched: BuildText = /*i18n*/ {
  id: 'build.quarter.searched',
  message: 'Doanh thu, chi phí, lợi nhuận và vốn chủ sở hữu của quý, các chỉ tiêu suy giảm và báo cáo nguồn.',
}

/** A quarter as it is searched for: without its figures, which are gone with their report. */
export function toQuarterText({ context, page }: DerivedInput): { title: string; summary: string } {
  const { locale, translate, content } = context
  const time = listQuarters(toSeries(content)).find((one) => toQuarterPath(one) === page.path)
  const { toTitle } = toQuarterWords({ locale, translate, unit: 'dong' })
  return { title: time ? toTitle(time) : '', summary: translate(searched) }
}

/** A quarter on a basis. */
interface Found {
  series: FinancialSeries
  one: PeriodFigures
}

/** The quarter at a path on each basis that has it; the first basis speaks for it. @throws where there is none */
export function toQuarterPayload({ context, page }: DerivedInput): QuarterPayload {
  const all = toSeries(context.content)
  const found = all.flatMap((series): Found[] => {
    const one = toQuarters(series).find((quarter) => toQuarterPath(quarter) === page.path)
    return one ? [{ series, one }] : []
  })
  const [main] = found
  if (!main) throw new Error(`There is no quarter at ${page.path}`)
  const { series, one } = main
  const { locale, translate } = context
  const words = toQuarterWords({ locale, translate, unit: series.unit })
  const before = findBefore(series, one)
  const { fiscalYear, period, report } = one
  const assurance = report?.facts.assurance
  const quote = toQuote(found, context)
  const drawn = toQuarterCover({ basis: series.basis, fiscalYear, period }, context)
  return {
    ...toDerivedBase(
      { context, page },
      {
        title: words.toTitle(one),
        summary: toSummary(one, before, words),
        sample: found.some((each) => isSample(each.series)),
      },
    ),
    ...(drawn && { drawn }),
    kind: 'quarter',
    fiscalYear,
    period,
    basis: series.basis,
    unit: series.unit,
    ...(assurance && { assurance }),
    ...(quote && { quote }),
    treads: toTreads({ series, one, before, words, context }),
    worse: toWorse({ series, one, before, words }),
    compared: [before.year, before.quarter].flatMap((each) => (each ? [toTime(each)] : [])),
    tables: found.map((each) => toQuarterTable(each, context)),
    ...toNeighbours(all, one),
  }
}

function toTime({ fiscalYear, period }: FinancialTime): FinancialTime {
  return { fiscalYear, period }
}

function toSummary({ figures }: PeriodFigures, { year }: Before, words: QuarterWords): string {
  const toPair = (metric: 'operatingRevenue' | 'profitAfterTax') => ({
    value: toCurrent(figures, metric) ?? '0', // each period has both: see the collection
    before: year && toCurrent(year.figures, metric),
    time: toTime(year ?? { fiscalYear: 0, period: 'Q1' }), // said with a figure before alone
  })
  return words.toSummary(toPair('operatingRevenue'), toPair('profitAfterTax'))
}

/** The summary of the disclosure that is the firm’s explanation: no page guesses at reasons. */
function toQuote(found: readonly Found[], { content, locale }: PayloadContext): QuarterPayload['quote'] {
  const names = found.map(({ one }) => one.report?.facts.explainedIn)
  const disclosure = content.entries.disclosures.find(({ slug, isListed }) => isListed && names.includes(slug))
  if (!disclosure) return undefined
  const textLocale = toTextLocale(disclosure.texts, locale)
  return {
    text: pickText(disclosure.texts, locale).summary,
    ...(textLocale !== locale && { lang: textLocale }),
    link: linkToEntry(disclosure, locale),
  }
}

/** The quarter beside those that it is compared with, in the order of time. */
function toQuarterTable({ series, one }: Found, context: PayloadContext): QuarterTable {
  const { locale, translate } = context
  const { basis, unit } = series
  const { year, quarter } = findBefore(series, one)
  const periods = [year, quarter, one].filter((each) => each !== undefined)
  return {
    basis,
    unit,
    ...toTime(one),
    ...toQuarterDocuments(series, one, context),
    table: toTable({ id: basis, periods, series, locale, translate }),
  }
}

/** The quarters before and after, of any basis. */
function toNeighbours(all: readonly FinancialSeries[], one: FinancialTime): Pick<QuarterPayload, 'older' | 'newer'> {
  const times = listQuarters(all)
  const place = times.findIndex((time) => toQuarterPath(time) === toQuarterPath(one))
  return { older: toLink(times[place - 1]), newer: toLink(times[place + 1]) }
}

function toLink(time: FinancialTime | undefined): QuarterLink | null {
  return time ? { ...time, href: toQuarterPath(time) } : null
}

/** The quarters that some basis has, the oldest first. */
export function listQuarters(all: readonly FinancialSeries[]): FinancialTime[] {
  const byPath = new Map(all.flatMap(toQuarters).map((one) => [toQuarterPath(one), toTime(one)] as const))
  return [...byPath.values()].toSorted(
    (a, b) => a.fiscalYear - b.fiscalYear || Number(a.period.slice(1)) - Number(b.period.slice(1)),
  )
}
