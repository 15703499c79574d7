import { toEntryAddress } from '#features/entry-address.ts'
import type { PayloadContext } from '#publish/payload/payload-context.ts'
import type { CoveredCompany } from '../payload.ts'
import { toReportIssuer } from './to-report-payload.ts'

/** The companies on which there are reports, in the order of their tickers, each with the latest; null if there are none. */
export function toCoverage({ content, locale }: PayloadContext): CoveredCompany[] | null {
  const reports = content.entries.reports.filter(({ isListed }) => isListed)
  const companies = content.entries.issuers.flatMap((issuer): CoveredCompany[] => {
    // Reports are in the order of publication, the newest first.
    for (const report of reports) {
      const { facts } = report
      if (facts.type !== 'cong-ty' || facts.issuer !== issuer.slug) continue
      const { sector } = issuer.facts
      const { rating, targetPrice, reportDate, sample } = facts
      const { href } = toEntryAddress(report)
      return [{ ...toReportIssuer(issuer, locale), sector, rating, targetPrice, reportDate, sample, href }]
    }
    return []
  })
  return companies.length > 0 ? companies : null
}
