import type { CheckContext, FieldPath } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { isSameDecimal } from '#lib/numbers/decimal.ts'
import { figure } from '#lib/say/figures.ts'
import { type Message, say } from '#lib/say/message.ts'
import type { FinancialPeriod, Report } from './to-series.ts'

interface SourcedPeriod {
  entry: Entry<'financials'>
  period: FinancialPeriod
  /** The index of the period in the entry. */
  index: number
}

const statements = 'bao-cao-tai-chinh'

/** Figures must be from the report of their period, and restatements from later reports. */
export function checkFinancialSources(
  { index: published, report }: CheckContext,
  { entry, period, index }: SourcedPeriod,
): void {
  const find = (slug: string) => published.find('periodic-reports', slug)
  const { fiscalYear, basis } = entry.facts
  const error = (field: FieldPath, message: Message) => {
    const path = ['periods', index, ...field]
    report.error(entry, path, say`"${path.join('.')}": ${message}`)
  }

  const source = find(period.report)
  // `checkReferences` reports a slug that does not exist.
  if (source) {
    const { facts } = source
    const fits = facts.fiscalYear === fiscalYear && facts.period === period.period && facts.basis === basis
    if (facts.code !== statements) {
      error(['report'], say`${source.slug} is not a set of financial statements (its code is ${facts.code})`)
    } else if (!fits) {
      const own = `${period.period} ${fiscalYear} ${basis}`
      error(
        ['report'],
        say`${source.slug} is for ${describe(source)}, but these figures are for ${own}; figures that a later report changed belong in "restated"`,
      )
    }
  }

  const latest = new Map<string, { value: string; report: Report | undefined }>()
  for (const [place, { metric, value, report: slug }] of period.restated.entries()) {
    const first = period.figures[metric]
    if (first === undefined) {
      error(['restated', place, 'metric'], say`"figures" has no ${metric} that could be restated`)
      continue
    }
    const before = latest.get(metric) ?? { value: first, report: source }
    const later = find(slug)
    latest.set(metric, { value, report: later })
    if (isSameDecimal(before.value, value)) {
      error(
        ['restated', place, 'value'],
        say`Is the same as before: ${figure(before.value)}; remove figures that did not change`,
      )
    }
    if (!later) continue
    if (later.facts.code !== statements || later.facts.basis !== basis) {
      error(
        ['restated', place, 'report'],
        say`${later.slug} is not a set of financial statements on the basis ${basis} (it is ${later.facts.code}, ${describe(later)})`,
      )
    } else if (before.report && later.facts.publishedAt <= before.report.facts.publishedAt) {
      error(
        ['restated', place, 'report'],
        say`${later.slug} was not published after ${before.report.slug}, which contains the figure before`,
      )
    }
  }
}

function describe({ facts }: Report): string {
  return [facts.period, facts.fiscalYear, facts.basis].join(' ').trim()
}
