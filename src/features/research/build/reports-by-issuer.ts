import type { Entry } from '#engine/model/entries/content.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'

type Report = Entry<'reports'>
type Context = Pick<PayloadContext, 'content' | 'derive'>

/** The listed reports on each company, by the slug of the issuer, newest first. */
function toReportsByIssuer({ content, derive }: Context): ReadonlyMap<string, readonly Report[]> {
  const group = () => {
    const companyReports = content.entries.reports.filter(({ isListed, facts }) => isListed && facts.type === 'cong-ty')
    return Map.groupBy(companyReports, ({ facts }) => (facts.type === 'cong-ty' ? facts.issuer : ''))
  }
  return derive('reports by issuer', group, (groups) =>
    [...groups].map(([issuer, reports]) => `${issuer} ${toSlugs(reports)}`).join(';'),
  )
}

/** The reports on a company, newest first. A page depends on those alone, not on reports on others. */
export function toReportsOn(context: Context, issuer: string): readonly Report[] {
  return context.derive(`reports on ${issuer}`, () => toReportsByIssuer(context).get(issuer) ?? [], toSlugs)
}

/** The newest report on each company, newest first. */
export function toLatestReports(context: Context): readonly Report[] {
  return context.derive(
    'latest report on each issuer',
    () => [...toReportsByIssuer(context).values()].flatMap(([latest]) => latest ?? []),
    toSlugs,
  )
}

function toSlugs(reports: readonly Report[]): string {
  return reports.map(({ slug }) => slug).join()
}
