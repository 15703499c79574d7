import { readFile } from 'node:fs/promises'
import type { NavItem } from '#model/nav.ts'
import { ContentError, Diagnostics } from './source/diagnostics.ts'
import { positionAt } from './source/position-at.ts'
import type { FoundIcon } from './entries/find-icon.ts'
import type { Standing } from './entries/to-visibility.ts'
import { explainIcon } from './icons/explain-icon.ts'
import type { IconSources } from './icons/read-icon-sources.ts'
import { toOwnIconFile } from './icons/read-own-set.ts'

const navFile = 'src/model/nav.ts'

/** An icon, and what becomes of what names it. */
interface NamedIcon extends FoundIcon {
  standing?: Standing
}

/** Every icon that is named is one that its set has, and one that browsers are shown. What a draft names is warned of. */
export function checkIcons(found: readonly NamedIcon[], sources: IconSources, diagnostics: Diagnostics): void {
  // A drawing that is refused is no unknown icon as well.
  const refused = new Set(diagnostics.errors.map(({ file }) => file))
  for (const { file, line, column, icon, standing } of found) {
    const problem = refused.has(toOwnIconFile(icon)) ? undefined : explainIcon(icon, sources)
    if (problem === undefined) continue
    if (standing === 'draft') diagnostics.warn(file, { line, column }, problem)
    else diagnostics.error(file, { line, column }, problem)
  }
}

/**
 * The names of the icons of navigation items.
 * @throws {ContentError} where one is unknown
 */
export async function checkNavIcons(
  items: readonly NavItem[],
  sources: IconSources,
  file = navFile,
): Promise<string[]> {
  const code = await readFile(file, 'utf8')
  const icons = [...toNavIcons(items)]
  const diagnostics = new Diagnostics()
  const found = icons.map((icon) => ({ file, icon, ...positionAt(code, Math.max(code.indexOf(`'${icon}'`), 0)) }))
  checkIcons(found, sources, diagnostics)
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.list)
  return icons
}

function* toNavIcons(items: readonly NavItem[]): Generator<string> {
  for (const { icon, children = [] } of items) {
    if (icon) yield icon
    yield* toNavIcons(children)
  }
}
