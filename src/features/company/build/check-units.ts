import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { ascending } from '#lib/order.ts'
import { isWithin } from '#lib/period.ts'
import { listed, say } from '#lib/say/message.ts'

/** The organisation chart must be one tree, without cycles. `checkReferences` ensures that each parent exists. */
export const checkUnits = defineCheck('units', 'site', (context) => {
  const { content, report } = context
  const units = content.entries.units.toSorted((a, b) => ascending(a.slug, b.slug))
  const bySlug = new Map(units.map((unit) => [unit.slug, unit]))
  const [root, ...others] = units.filter(({ facts }) => facts.parent === undefined)
  for (const other of others) {
    report.error(other, [], say`Has no "parent", like ${root?.slug}; the chart has only one root: name the unit above`)
  }
  for (const unit of units) {
    const cycle = findCycle(unit, bySlug)
    if (cycle) report.error(unit, ['parent'], say`"parent": Forms a cycle: ${cycle.join(' → ')}`)
    checkHead(unit, context)
  }
})

/** A unit is headed by somebody who has an office today. The end of a term stops nothing by itself: it warns. */
function checkHead(unit: Entry<'units'>, { index, today, report }: CheckContext): void {
  const { head, status } = unit.facts
  const leader = head === undefined || status === 'withdrawn' ? undefined : index.find('leaders', head)
  if (!leader || leader.facts.roles.some((role) => isWithin(role, today))) return
  const terms = leader.facts.roles.map(({ from, to }) =>
    to === undefined ? say`from ${from}` : say`from ${from} to ${to}`,
  )
  const message = say`"head": ${leader.slug} has no office on ${today}, only ${listed(terms)}; name who heads the unit now, or leave it out`
  report.warn(unit, ['head'], message)
}

/** The path from a unit through its parents, if it leads back to the unit. */
function findCycle(unit: Entry<'units'>, bySlug: ReadonlyMap<string, Entry<'units'>>): string[] | undefined {
  const path = [unit.slug]
  for (let above = unit.facts.parent; above !== undefined; above = bySlug.get(above)?.facts.parent) {
    if (above === unit.slug) return [...path, above]
    if (path.includes(above)) return undefined
    path.push(above)
  }
  return undefined
}
