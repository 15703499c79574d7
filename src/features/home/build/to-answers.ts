import { pickText } from '#engine/model/entries/translated.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toLatestQuarter } from '#features/financials/build/to-latest-quarter.ts'
import { toLatestReport } from '#features/investors/build/to-latest-report.ts'
import { toNextDividend } from '#features/shares/build/to-dividends.ts'
import type { Answers } from '../payload.ts'
import { toFeeAnswer } from './to-fee-answer.ts'

/** The answers that most visitors come for, on the home page and on the opening page. */
export function toAnswers(context: PayloadContext): Answers {
  const quarter = toLatestQuarter(context)
  return {
    // The profit after tax says enough here.
    quarter: quarter && { ...quarter, figures: quarter.figures.filter(({ metric }) => metric !== 'profitBeforeTax') },
    accountNeeds: toAccountNeeds(context),
    fees: toFeeAnswer(context),
    dividend: toNextDividend(context),
    report: toLatestReport(context),
  }
}

function toAccountNeeds({ content, locale }: PayloadContext): readonly string[] {
  const page = content.pages.get(toHref('/landing'))
  return (page && pickText(page.matter, locale).needs) ?? []
}
