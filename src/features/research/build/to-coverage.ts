import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { CoveredCompany } from '../payload.ts'
import { toLatestReports } from './reports-by-issuer.ts'
import { findIssuer, toReportIssuer } from './to-report-payload.ts'

/** The companies on which there are reports, each with the latest, the newest of these first. */
export function toCoverage(context: Pick<PayloadContext, 'content' | 'derive' | 'locale'>): CoveredCompany[] {
  return toLatestReports(context).flatMap((report): CoveredCompany[] => {
    const { facts } = report
    const issuer = findIssuer(report, context)
    if (facts.type !== 'cong-ty' || !issuer) return []
    const { rating, targetPrice, priceAt, upside, reportDate, ratingHistory, sample, sector } = facts
    const [, previous = null] = ratingHistory
    const { href } = toEntryAddress(report)
    const ofIssuer = toReportIssuer(issuer, context.locale)
    return [{ ...ofIssuer, sector, rating, targetPrice, priceAt, upside, reportDate, previous, sample, href }]
  })
}
