import { posix } from 'node:path'
import { ascending } from '#lib/order.ts'
import { isProgramFile } from '#lib/program-files.ts'
import { say, type Message } from '#lib/say/message.ts'
import { describeReadFailure } from './describe-read-error.ts'
import type { Diagnostics } from './diagnostics.ts'
import { ignoreFile } from './ignore-file.ts'
import { rules } from './rules.ts'
import type { FolderItem, SourceItem } from './source-tree.ts'

/** A folder of the content, with its paths. */
export interface Folder {
  source: FolderItem
  /** Its path from the root of the project, for messages. */
  name: string
  /** Its path below `content/` with a trailing slash; empty for `content/` itself. */
  contentPath: string
  /** The patterns of `.siteignore`, for the names of what is no content. */
  ignored?: readonly string[]
}

export function toSubfolder(folder: Folder, name: string, source: FolderItem): Folder {
  return { ...folder, source, name: `${folder.name}/${name}`, contentPath: `${folder.contentPath}${name}/` }
}

/** The items of a folder, sorted by name, without what programs keep there and what is ignored by name. */
export function listFolder({ source, contentPath, ignored = [] }: Folder): [string, SourceItem][] {
  return [...source.items]
    .filter(
      ([name, { kind }]) =>
        !isProgramFile(name, kind === 'folder' ? kind : 'other') &&
        !(name === ignoreFile && contentPath === '') &&
        !ignored.some((pattern) => posix.matchesGlob(name, pattern)),
    )
    .toSorted(([a], [b]) => ascending(a, b))
}

/** The end of a message for an item that is not known. */
export const howToIgnore = say`If a program keeps it here, write its name, or a pattern such as *.wip, into ${ignoreFile} in the folder of the content`

/** True if the folder could be read; the reason why not is added to the diagnostics. */
export function isReadable({ source, name }: Folder, diagnostics: Diagnostics): boolean {
  if (source.failure === undefined) return true
  diagnostics.error(rules.unreadable, name, { line: 1, column: 1 }, describeReadFailure(source.failure))
  return false
}

/** A message for an item that should be a folder. */
export function describeNotFolder({ kind }: SourceItem): Message {
  return kind === 'link'
    ? say`Symbolic link; put the folder itself here. ${howToIgnore}`
    : say`Not a folder; move the file into the folder of an entry. ${howToIgnore}`
}
