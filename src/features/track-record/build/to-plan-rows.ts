import type { Content, Entry } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink } from '#engine/model/payload.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { toSeries, type FinancialSeries } from '#features/financials/build/to-series.ts'
import { decidesAt } from '#features/meetings/collection.ts'
import { planMetrics, type Plan } from '#features/meetings/plan-schema.ts'
import type { PlanRow } from '../payload.ts'
import { toCounted } from './counted-entries.ts'
import type { Rows } from './rows.ts'
import { toPlanOutcome } from './to-plan-outcome.ts'

type Meeting = Entry<'meetings'>

/** The plans that general meetings passed, each figure against that of its year. */
export function toPlanRows(content: Pick<Content, 'entries'>, locale: Locale): Rows<PlanRow> {
  const withPlans = content.entries.meetings.filter((meeting) => toPlans(meeting).length > 0)
  const { counted, withdrawn } = toCounted(withPlans)
  const series = toSeries(content)
  const rows = counted.flatMap((meeting) => {
    const said = { date: decidesAt(meeting.facts).slice(0, 10), link: toSource(meeting, content, locale) }
    return toPlans(meeting).flatMap((plan) => toFigures(plan, series, locale).map((row) => ({ ...said, ...row })))
  })
  return { rows, late: 0, withdrawn }
}

function toPlans({ facts }: Meeting): Plan[] {
  return (facts.results?.resolutions ?? []).flatMap(({ plan, isPassed }) => (plan && isPassed ? [plan] : []))
}

/** The disclosure with the resolution, else the meeting. */
function toSource(meeting: Meeting, { entries }: Pick<Content, 'entries'>, locale: Locale): PageLink {
  const paper = meeting.facts.papers.find(({ kind }) => kind === 'nghi-quyet')
  const resolution = paper && entries.disclosures.find(({ slug, isListed }) => isListed && slug === paper.disclosure)
  return linkToEntry(resolution ?? meeting, locale)
}

function toFigures(plan: Plan, series: readonly FinancialSeries[], locale: Locale): Omit<PlanRow, 'date' | 'link'>[] {
  const { fiscalYear, basis } = plan
  const own = series.find((one) => one.basis === basis)
  const year = own?.periods.find((one) => one.fiscalYear === fiscalYear && one.period === 'FY')
  return planMetrics.flatMap((metric) => {
    const planned = plan[metric]
    if (planned === undefined) return []
    const [first] = year?.figures.get(metric) ?? []
    const { state, actual } = toPlanOutcome(planned, first && own && { value: first.value, unit: own.unit })
    const link = first?.report ? linkToEntry(first.report, locale) : null
    return [{ kind: 'plan' as const, fiscalYear, basis, metric, planned, state, actual: actual && { ...actual, link } }]
  })
}
