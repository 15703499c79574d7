import type { Entry } from '#features/content.ts'
import type { Check } from '#compiler/check/content-check.ts'

/** The organisation chart is one tree: a root, and no unit above itself. That each parent is there, checkReferences sees. */
export const checkUnits: Check = ({ content, report }) => {
  const units = content.entries.units.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  const bySlug = new Map(units.map((unit) => [unit.slug, unit]))
  const [root, ...others] = units.filter(({ facts }) => facts.parent === undefined)
  for (const other of others) {
    report.error(other, [], `Has no "parent", as ${root?.slug} has none; a chart has one root: name the unit above`)
  }
  for (const unit of units) {
    const circle = findCircle(unit, bySlug)
    if (circle) report.error(unit, ['parent'], `"parent": Goes in a circle: ${circle.join(' → ')}`)
  }
}

/** The way up from a unit, if it leads back to it. */
function findCircle(unit: Entry<'units'>, bySlug: ReadonlyMap<string, Entry<'units'>>): string[] | undefined {
  const way = [unit.slug]
  for (let above = unit.facts.parent; above !== undefined; above = bySlug.get(above)?.facts.parent) {
    if (above === unit.slug) return [...way, above]
    if (way.includes(above)) return undefined
    way.push(above)
  }
  return undefined
}
