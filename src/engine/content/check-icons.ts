import { readFile } from 'node:fs/promises'
import type { NavItem } from '#engine/model/nav-item.ts'
import type { IconReference } from './entries/find-icon.ts'
import type { Visibility } from './entries/to-visibility.ts'
import { explainIcon } from './icons/explain-icon.ts'
import type { IconSources } from './icons/read-icon-sources.ts'
import { toOwnIconFile } from './icons/read-own-set.ts'
import { ContentError, Diagnostics } from './source/diagnostics.ts'
import { positionAt } from './source/position-at.ts'
import { rules } from './source/rules.ts'

/** A reference to an icon, with the visibility of the entry that contains it. */
interface CheckedIcon extends IconReference {
  visibility?: Visibility
}

/** Reports references to unknown or unsafe icons; in drafts, as warnings. */
export function checkIcons(found: readonly CheckedIcon[], sources: IconSources, diagnostics: Diagnostics): void {
  // The errors in the file of an icon are already reported.
  const invalidFiles = new Set(diagnostics.errors.map(({ file }) => file))
  for (const { file, line, column, icon, visibility } of found) {
    const problem = invalidFiles.has(toOwnIconFile(icon)) ? undefined : explainIcon(icon, sources)
    if (problem === undefined) continue
    if (visibility === 'draft') diagnostics.warn(rules.icons, file, { line, column }, problem)
    else diagnostics.error(rules.icons, file, { line, column }, problem)
  }
}

/** The icons of navigation items, which are written in a file. @throws {ContentError} if one is unknown */
export async function checkNavIcons(items: readonly NavItem[], sources: IconSources, file: string): Promise<string[]> {
  const icons = [...toNavIcons(items)]
  if (icons.length === 0) return icons
  const code = await readFile(file, 'utf8')
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
