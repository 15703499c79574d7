import type { ChangePath, OpenedFolder, Problem } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'

/** The parts of a folder that are read of its content, with the changes that the person may read laid over it. */
export type FolderReading = Pick<
  OpenedFolder,
  'title' | 'published' | 'problems' | 'missing' | 'duty' | 'preview' | 'elsewhere'
>

/** The content as it would be published. */
export interface Reading {
  describe: (path: ChangePath, person: Person) => Promise<FolderReading>
  /** The errors with which a build would leave a folder out. */
  findErrors: (path: ChangePath) => Promise<readonly Problem[]>
}
