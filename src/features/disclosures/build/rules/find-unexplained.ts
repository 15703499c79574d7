import type { Content, Entry } from '#engine/model/entries/content.ts'
import { addDecimals, isBelow, toPercentChange } from '#lib/numbers/decimal.ts'
import { figure } from '#lib/say/figures.ts'
import { type Message, say } from '#lib/say/message.ts'
import type { ExplanationReason, Period } from '../../collections/periodic-reports.ts'
import type { ExplanationRule } from './disclosure-rule.ts'
import type { Result } from './finding.ts'

type Report = Entry<'periodic-reports'>

/** The quarters whose sum is the profit of a period. */
const quarters: Readonly<Record<Period, readonly ('Q1' | 'Q2' | 'Q3' | 'Q4')[]>> = {
  Q1: ['Q1'],
  Q2: ['Q2'],
  H1: ['Q1', 'Q2'],
  Q3: ['Q3'],
  Q4: ['Q4'],
  FY: ['Q1', 'Q2', 'Q3', 'Q4'],
}

/**
 * Explanations that the figures in `content/financials` require and that are missing, and those that the figures do not require. Where the
 * figures of the period before are there, and its own are not, nobody can say whether one is required: that is a finding too.
 */
export function findUnexplained({ percent }: ExplanationRule, report: Report, content: Content): Result[] {
  const profit = findProfit(report, 0, content)
  const before = findProfit(report, 1, content)
  const { explains = [], fiscalYear, period, basis } = report.facts
  if (profit === undefined) {
    if (before === undefined || explains.length > 0 || report.facts.status === 'withdrawn') return []
    const message = say`The profit after tax was ${figure(before)} a year before, and content/financials has none of ${period} ${String(fiscalYear)} (${basis}), so that nobody can say whether it must be explained: add the period with \`report: ${report.slug}\`, or what is explained to "explains"`
    return [{ kind: 'unknown-explanation', field: [], message }]
  }
  const isLoss = isBelow(profit, '0')
  const compared = before === undefined ? undefined : compare(before, profit)
  const needs = (reason: ExplanationReason, isNeeded: boolean, fact: Message): Result[] => {
    if (isNeeded === explains.includes(reason)) return []
    const message = isNeeded
      ? say`${fact}: add ${reason} to "explains", and attach the explanation or name its disclosure in "explainedIn"`
      : say`Explains ${reason}. ${fact}: remove it, or correct content/financials`
    return [{ kind: 'missing-explanation', field: explains.length > 0 ? ['explains'] : [], message }]
  }
  return [
    ...(compared
      ? needs(
          'loi-nhuan',
          Math.abs(Number(compared.change)) >= percent,
          say`Profit after tax went from ${figure(before ?? '')} to ${figure(profit)}, ${figure(toSigned(compared.change))} %`,
        )
      : []),
    ...(isLoss || compared
      ? needs(
          'lo',
          isLoss || compared?.isTurned === true,
          before === undefined
            ? say`The profit after tax is ${figure(profit)}, before unknown`
            : say`The profit after tax is ${figure(profit)}, before ${figure(before)}`,
        )
      : []),
  ]
}

function compare(before: string, profit: string): { change: string; isTurned: boolean } {
  const isTurned = isBelow(before, '0') !== isBelow(profit, '0')
  const isFromZero = !isBelow(before, '0') && !isBelow('0', before)
  return { change: isFromZero ? '100' : toPercentChange(before, profit, 2), isTurned }
}

function toSigned(change: string): string {
  return change.startsWith('-') ? change : `+${change}`
}

/** The profit after tax of a report's period, or of the same period some years before. */
function findProfit({ facts }: Report, yearsBefore: number, content: Content): string | undefined {
  const year = content.entries.financials.find(
    (entry) =>
      entry.facts.status !== 'withdrawn' &&
      entry.facts.basis === facts.basis &&
      entry.facts.fiscalYear === facts.fiscalYear - yearsBefore,
  )
  const figureOf = (period: string) => year?.facts.periods.find((one) => one.period === period)?.figures.profitAfterTax
  const whole = figureOf(facts.period)
  if (whole !== undefined) return whole
  const parts = quarters[facts.period].map(figureOf).filter((part) => part !== undefined)
  return parts.length === quarters[facts.period].length ? addDecimals(parts) : undefined
}
