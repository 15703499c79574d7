import type { Content, Entry } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink } from '#engine/model/payload.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { toReportIssuer } from '#features/research/build/to-report-payload.ts'
import type { TargetRow } from '../payload.ts'
import { toCounted } from './counted-entries.ts'
import type { Rows } from './rows.ts'
import { toTargetOutcome, type KnownPrice, type Target } from './to-target-outcome.ts'

type Report = Entry<'reports'>
type CompanyFacts = Extract<Report['facts'], { type: 'cong-ty' }>
interface CompanyReport {
  report: Report
  facts: CompanyFacts
}

/** The target prices of company reports, those in the history of a rating among them, against closes that later reports state. */
export function toTargetRows({ entries, today }: Pick<Content, 'entries' | 'today'>, locale: Locale): Rows<TargetRow> {
  const all = entries.reports.filter(({ facts }) => facts.type === 'cong-ty')
  const { counted, withdrawn } = toCounted(all)
  const companies = Map.groupBy(counted.flatMap(toCompanyReport), ({ facts }) => facts.issuer)
  const rows = [...companies].flatMap(([slug, reports]): TargetRow[] => {
    const issuer = entries.issuers.find((one) => one.slug === slug)
    if (!issuer) return []
    const { ticker, name, lang } = toReportIssuer(issuer, locale)
    const prices = reports.map(({ report, facts }) => ({ ...facts.priceAt, link: linkToEntry(report, locale) }))
    return toSaid(reports, all).map(({ report, ...target }) => ({
      kind: 'target',
      ...target,
      ...toTargetOutcome(target, prices satisfies readonly (KnownPrice & { link: PageLink })[], today),
      link: linkToEntry(report, locale),
      ticker,
      company: name,
      ...(lang && { lang }),
    }))
  })
  return { rows, late: 0, withdrawn }
}

function toCompanyReport(report: Report): CompanyReport[] {
  return report.facts.type === 'cong-ty' ? [{ report, facts: report.facts }] : []
}

/** The targets for a share: those of its reports, and those that the newest report names from before, unless their report was withdrawn. */
function toSaid(reports: readonly CompanyReport[], all: readonly Report[]): (Target & { report: Report })[] {
  const own = reports.map(({ report, facts }) => {
    const { reportDate: date, rating, targetPrice: target, priceAt } = facts
    return { report, date, rating, target, price: priceAt.price }
  })
  const [newest] = reports
  if (!newest) return []
  const issuer = newest.facts.issuer
  const written = new Set(
    all.flatMap(toCompanyReport).flatMap(({ facts }) => (facts.issuer === issuer ? facts.reportDate : [])),
  )
  const before = newest.facts.ratingHistory.filter(({ date }) => !written.has(date))
  return [
    ...own,
    ...before.map(({ date, rating, targetPrice }) => ({
      report: newest.report,
      date,
      rating,
      target: targetPrice,
      price: null,
    })),
  ]
}
