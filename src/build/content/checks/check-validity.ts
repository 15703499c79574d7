import type { Entry } from '#model/entry.ts'
import { toValidity } from '#model/validity.ts'
import type { Check, CheckContext } from '../content-check.ts'
import { toSeries } from '../governance-series.ts'

type Document = Entry<'governance'>

/** Of the versions of a document one is in force at a time, and of the charter one is in force today. */
export const checkValidity: Check = (context) => {
  for (const versions of toSeries(context.content.entries.governance)) {
    for (const [index, version] of versions.entries()) {
      const before = versions[index - 1]
      if (before) checkOrder(context, before, version)
    }
  }
  checkCharter(context)
}

function checkOrder({ report }: CheckContext, before: Document, version: Document): void {
  const { effectiveFrom } = version.facts
  const { effectiveTo } = before.facts
  if (effectiveTo !== undefined && effectiveTo < effectiveFrom) return
  const remedy = `end governance/${before.slug} with "effectiveTo: ${dayBefore(effectiveFrom)}"`
  const message =
    version.facts.code === 'dieu-le'
      ? `From ${effectiveFrom} two charters would be in force, governance/${before.slug} and governance/${version.slug}; ${remedy}`
      : `The version before it is in force until ${effectiveTo ?? 'further notice'}; ${remedy}`
  report.error(version, ['effectiveFrom'], `"effectiveFrom": ${message}`)
}

function checkCharter({ content, folder, refused, today, report, diagnostics }: CheckContext): void {
  const charters = content.entries.governance.filter(
    ({ facts }) => facts.code === 'dieu-le' && facts.status !== 'withdrawn',
  )
  // One that could not be read may be the one in force.
  if ([...refused].some((name) => name.startsWith('governance/'))) return
  if (charters.some(({ facts }) => toValidity(facts, today) === 'in-force')) return
  const newest = charters.toSorted((a, b) => (a.facts.effectiveFrom < b.facts.effectiveFrom ? 1 : -1))[0]
  if (newest) {
    const { effectiveFrom, effectiveTo } = newest.facts
    const field = effectiveFrom > today ? 'effectiveFrom' : 'effectiveTo'
    const term = `${effectiveFrom} to ${effectiveTo ?? 'further notice'}`
    report.error(newest, [field], `"${field}": No charter is in force today, ${today}; the newest is from ${term}`)
  } else {
    const message = 'The site has no charter: publish the one in force here, with `code: dieu-le`'
    diagnostics.error(`${folder}/governance`, { line: 1, column: 1 }, message)
  }
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, date.length)
}
