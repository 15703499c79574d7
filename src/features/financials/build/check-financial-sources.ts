import { isSameDecimal } from '#lib/numbers/decimal.ts'
import type { Entry } from '#features/content.ts'
import type { FinancialPeriod, Report } from './to-series.ts'
import type { CheckContext, FieldPath } from '#compiler/check/content-check.ts'

interface Subject {
  entry: Entry<'financials'>
  period: FinancialPeriod
  /** Which of the entry's periods it is. */
  index: number
}

const statements = 'bao-cao-tai-chinh'

/** The reports that a period's figures come from: the one of that very period first, later ones for what they restate. */
export function checkFinancialSources({ content, report }: CheckContext, { entry, period, index }: Subject): void {
  const reports = content.entries['periodic-reports']
  const find = (slug: string) => reports.find((one) => one.slug === slug)
  const { fiscalYear, basis } = entry.facts
  const error = (field: FieldPath, message: string) => {
    const path = ['periods', index, ...field]
    report.error(entry, path, `"${path.join('.')}": ${message}`)
  }

  const source = find(period.report)
  // A report that is not there is checkReferences' to tell.
  if (source) {
    const { facts } = source
    const fits = facts.fiscalYear === fiscalYear && facts.period === period.period && facts.basis === basis
    if (facts.code !== statements) {
      error(['report'], `${source.slug} is no financial statements (its code is ${facts.code})`)
    } else if (!fits) {
      const own = `${period.period} ${fiscalYear} ${basis}`
      error(
        ['report'],
        `${source.slug} is for ${describe(source)}, these figures are for ${own}; what a later report changed stands in "restated"`,
      )
    }
  }

  const held = new Map<string, { value: string; report: Report | undefined }>()
  for (const [place, { metric, value, report: slug }] of period.restated.entries()) {
    const first = period.figures[metric]
    if (first === undefined) {
      error(['restated', place, 'metric'], `There is no ${metric} among the figures that could be restated`)
      continue
    }
    const before = held.get(metric) ?? { value: first, report: source }
    const later = find(slug)
    held.set(metric, { value, report: later })
    if (isSameDecimal(before.value, value)) {
      error(['restated', place, 'value'], `Is what it was before: ${before.value}; leave out what did not change`)
    }
    if (!later) continue
    if (later.facts.code !== statements || later.facts.basis !== basis) {
      error(
        ['restated', place, 'report'],
        `${later.slug} is no financial statements on the basis ${basis} (it is ${later.facts.code}, ${describe(later)})`,
      )
    } else if (before.report && later.facts.publishedAt <= before.report.facts.publishedAt) {
      error(
        ['restated', place, 'report'],
        `${later.slug} was not published after ${before.report.slug}, whose figure it is to restate`,
      )
    }
  }
}

function describe({ facts }: Report): string {
  return [facts.period, facts.fiscalYear, facts.basis].join(' ').trim()
}
