import { describeReadFailure } from './describe-read-error.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { FolderItem, SourceItem } from './source-tree.ts'

/** A folder of the content, and where it stands. */
export interface Folder {
  source: FolderItem
  /** As messages name it: its path from the project's root. */
  name: string
  /** Its path below `content/`, with a slash at its end; empty for `content/` itself. */
  below: string
}

/** A folder in a folder. */
export function within(folder: Folder, name: string, source: FolderItem): Folder {
  return { source, name: `${folder.name}/${name}`, below: `${folder.below}${name}/` }
}

/** What file managers leave behind where somebody looked; nothing of it is ever read. */
const leftBehind = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i

/** What lies in a folder, in the order of the names. */
export function listFolder({ source }: Folder): [string, SourceItem][] {
  return [...source.items].filter(([name]) => !leftBehind.test(name)).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Whether a folder can be looked into; where it cannot, the reason is among the diagnostics. */
export function isReadable({ source, name }: Folder, diagnostics: Diagnostics): boolean {
  if (source.failure === undefined) return true
  diagnostics.error(name, { line: 1, column: 1 }, describeReadFailure(source.failure))
  return false
}

/** What is wrong with something that should be a folder. */
export function describeNoFolder({ kind }: SourceItem): string {
  return kind === 'link' ? 'Is a link; put the folder itself here' : 'Stands between entries; an entry is a folder'
}
