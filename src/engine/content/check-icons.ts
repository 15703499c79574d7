import type { IconReference } from './entries/find-icon.ts'
import type { Visibility } from './entries/to-visibility.ts'
import { explainIcon } from './icons/explain-icon.ts'
import type { IconSources } from './icons/read-icon-sources.ts'
import { toOwnIconFile } from './icons/read-own-set.ts'
import type { Diagnostics } from './source/diagnostics.ts'
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
