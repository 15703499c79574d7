import { defineCheck, isComplete, type CheckContext } from '#engine/content/check/content-check.ts'
import { toEntryHref } from '#engine/model/content/content-site.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { findOverlaps, type Overlap } from '#engine/model/entries/find-overlaps.ts'
import { toValidity } from '#engine/model/entries/validity.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { descending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import { toSeries } from './governance-series.ts'

/** Only one version of a document can be in force at a time, and one version of the charter must be in force today. */
export const checkValidity = defineCheck('validity', 'law', (context) => {
  for (const versions of toSeries(context.content.entries.governance)) {
    for (const overlap of findOverlaps(versions)) reportOverlap(context, overlap)
  }
  checkCharter(context)
})

function reportOverlap({ report }: CheckContext, { entry, before, remedy }: Overlap<Entry<'governance'>>): void {
  const { code, effectiveFrom } = entry.facts
  const message =
    code === 'dieu-le'
      ? say`From ${effectiveFrom} two charters would be in force, governance/${before.slug} and governance/${entry.slug}; ${remedy}`
      : say`The version before it is in force until ${before.facts.effectiveTo ?? say`further notice`}; ${remedy}`
  report.error(entry, ['effectiveFrom'], say`"effectiveFrom": ${message}`)
}

/** A warning where a charter may have been taken down: until the next one is adopted, the site must be published all the same. */
function checkCharter({ site, content, folder, invalid, takenDown, today, report }: CheckContext): void {
  const charters = content.entries.governance.filter(
    ({ facts }) => facts.code === 'dieu-le' && facts.status !== 'withdrawn',
  )
  // Not every securities company is a public one: such a firm leaves out the page of these documents.
  if (isLeftOut(toHref('/quan-he-co-dong/quan-tri-doanh-nghiep'))) return
  // An invalid entry may be the version in force.
  if (!isComplete({ invalid }, 'governance')) return
  if (charters.some(({ facts }) => toValidity(facts, today) === 'in-force')) return
  const isOneGone = [...takenDown.keys()].some((address) =>
    address.startsWith(toEntryHref(site, 'governance', '') ?? ''),
  )
  const severity = isOneGone ? 'warn' : 'error'
  const newest = charters.toSorted((a, b) => descending(a.facts.effectiveFrom, b.facts.effectiveFrom))[0]
  if (newest) {
    const { effectiveFrom, effectiveTo } = newest.facts
    const field = effectiveFrom > today ? 'effectiveFrom' : 'effectiveTo'
    const term = say`${effectiveFrom} to ${effectiveTo ?? say`further notice`}`
    report[severity](
      newest,
      [field],
      say`"${field}": No charter is in force today, ${today}; the newest is from ${term}`,
    )
  } else {
    const message = say`The site has no charter: publish the one in force here, with \`code: dieu-le\``
    report[`${severity}InFile`](`${folder}/governance`, { line: 1, column: 1 }, message)
  }
}
