import { basename, join } from 'node:path'
import { isIconName } from '#lib/icons/icon-name.ts'
import type { IconData, IconSet } from '#lib/icons/icon-set.ts'
import { ascending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import { toCodePath } from '../disk/code-root.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { scanTree } from '../source/scan-tree.ts'
import { readSourceFile } from '../source/source-file.ts'
import type { SourceItem } from '../source/source-tree.ts'
import { findSvgProblems } from '../svg/find-svg-problems.ts'
import { iconProfile } from '../svg/svg-profiles.ts'

/** The firm's own icon sets: one folder per set, one SVG file per icon. */
export const ownSetsFolder = toCodePath('src/brand/icons')

const start = { line: 1, column: 1 }

/** `own:listing` → `src/brand/icons/own/listing.svg` */
export function toOwnIconFile(icon: string): string {
  return join(ownSetsFolder, `${icon.replace(':', '/')}.svg`)
}

/** Reads one of the firm's own sets. Invalid files are left out and reported in the diagnostics. */
export async function readOwnSet(
  name: string,
  diagnostics: Diagnostics,
  folder = join(ownSetsFolder, name),
): Promise<IconSet> {
  const { items } = scanTree(folder)
  const files = [...items].toSorted(([a], [b]) => ascending(a, b))
  const icons = await Promise.all(files.map(([file, item]) => readIcon(item, join(folder, file), diagnostics)))
  return { prefix: name, icons: Object.fromEntries(icons.flatMap((icon) => (icon ? [icon] : []))) }
}

async function readIcon(
  item: SourceItem,
  path: string,
  diagnostics: Diagnostics,
): Promise<[string, IconData] | undefined> {
  const name = basename(path, '.svg')
  if (!path.endsWith('.svg') || !isIconName(name)) {
    diagnostics.error(
      rules.icons,
      path,
      start,
      say`Invalid file name of an icon; use a-z, 0-9 and single hyphens, and the extension .svg`,
    )
    return undefined
  }
  const file = await readSourceFile(item, path, diagnostics)
  if (typeof file === 'string') return undefined
  const problems = findSvgProblems(file.text, iconProfile)
  for (const problem of problems) diagnostics.error(rules.icons, path, problem, problem.message)
  if (problems.length > 0) return undefined
  try {
    // Loading it takes longer than reading all icons.
    const { cleanSvg } = await import('./clean-svg.ts')
    return [name, cleanSvg(file.text)]
  } catch (error) {
    diagnostics.error(
      rules.icons,
      path,
      start,
      say`This drawing ${error instanceof Error ? error.message : String(error)}`,
    )
    return undefined
  }
}
