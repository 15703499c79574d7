import { describeReadFailure } from './describe-read-error.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { FolderItem, SourceItem } from './source-tree.ts'

/** A folder of the content, with its paths. */
export interface Folder {
  source: FolderItem
  /** Its path from the root of the project, for messages. */
  name: string
  /** Its path below `content/` with a trailing slash; empty for `content/` itself. */
  contentPath: string
}

export function toSubfolder(folder: Folder, name: string, source: FolderItem): Folder {
  return { source, name: `${folder.name}/${name}`, contentPath: `${folder.contentPath}${name}/` }
}

/** Files that file managers create. They are ignored. */
const fileManagerFile = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i

/** The items of a folder, sorted by name. */
export function listFolder({ source }: Folder): [string, SourceItem][] {
  return [...source.items].filter(([name]) => !fileManagerFile.test(name)).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Whether the folder could be read; the reason why not is added to the diagnostics. */
export function isReadable({ source, name }: Folder, diagnostics: Diagnostics): boolean {
  if (source.failure === undefined) return true
  diagnostics.error(name, { line: 1, column: 1 }, describeReadFailure(source.failure))
  return false
}

/** A message for an item that should be a folder. */
export function describeNotFolder({ kind }: SourceItem): string {
  return kind === 'link'
    ? 'Symbolic link; put the folder itself here'
    : 'Not a folder; move the file into the folder of an entry'
}
