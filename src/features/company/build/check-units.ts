import { defineCheck } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'

/** The organisation chart must be one tree, without cycles. `checkReferences` ensures that each parent exists. */
export const checkUnits = defineCheck('units', 'site', ({ content, report }) => {
  const units = content.entries.units.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  const bySlug = new Map(units.map((unit) => [unit.slug, unit]))
  const [root, ...others] = units.filter(({ facts }) => facts.parent === undefined)
  for (const other of others) {
    report.error(other, [], `Has no "parent", like ${root?.slug}; the chart has only one root: name the unit above`)
  }
  for (const unit of units) {
    const cycle = findCycle(unit, bySlug)
    if (cycle) report.error(unit, ['parent'], `"parent": Forms a cycle: ${cycle.join(' → ')}`)
  }
})

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
