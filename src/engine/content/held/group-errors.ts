import { pagesFolder } from '../entries/list-entries.ts'
import type { Diagnostic } from '../source/diagnostics.ts'
import { itemAt, type FolderItem } from '../source/source-tree.ts'
import { rootFiles } from './root-files.ts'

/** The errors by the folder that is held back for them. One of another file, such as a redirect, may come of one of these. */
export function groupErrors(errors: readonly Diagnostic[], name: string, tree: FolderItem): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const error of errors) {
    const path = error.subject ?? toFolderPath(error.file, name, tree)
    if (path === undefined) continue
    groups.set(path, [...(groups.get(path) ?? []), error])
  }
  return groups
}

/** The folder that a file of the content belongs to; undefined for a file of the site. */
function toFolderPath(file: string, name: string, tree: FolderItem): string | undefined {
  if (!file.startsWith(`${name}/`)) return undefined
  const path = file.slice(name.length + 1)
  if (rootFiles.has(path)) return ''
  const segments = path.split('/')
  // What was taken down must never come back because its list cannot be read.
  if (segments.length === 1) return itemAt(tree, path)?.kind === 'folder' ? path : undefined
  if (segments[0] !== pagesFolder) return segments.slice(0, 2).join('/')
  return itemAt(tree, path)?.kind === 'folder' ? path : segments.slice(0, -1).join('/')
}
