import type {
  ChangePath,
  Checked,
  CheckRequest,
  DeskDuty,
  NewEntryRequest,
  OpenedFolder,
  Problem,
  ReadingProgress,
  Row,
  Today,
} from '../protocol/changes.ts'
import type { Reference } from '../protocol/forms.ts'
import type { Person } from '../protocol/people.ts'

/** The parts of a folder that are read of its content, with the changes that the person may read laid over it. */
export type FolderReading = Pick<
  OpenedFolder,
  'title' | 'published' | 'problems' | 'missing' | 'duty' | 'preview' | 'elsewhere' | 'related'
>

/** Files of a new entry. */
export interface PlannedEntry {
  path: ChangePath
  files: readonly { name: string; text: string }[]
}

/** The parts of a row that do not depend on the person. */
export type PlainRow = Omit<Row, 'actions'>

/** The lists of the first page, without what a person may do with each entry. */
export type PlainToday = {
  [List in keyof Today]: Today[List] extends readonly Row[] ? readonly PlainRow[] : Today[List]
}

/** The content as it would be published. */
export interface Reading {
  /** Reads all of the content ahead, so that the first who asks need not wait for it. */
  begin: () => void
  /** The progress of the reading that others wait for; undefined where none goes on. */
  progress: () => ReadingProgress['progress']
  describe: (path: ChangePath, person: Person) => Promise<FolderReading>
  /** The errors with which a build would leave a folder out. */
  findErrors: (path: ChangePath) => Promise<readonly Problem[]>
  /** The same for texts that are not saved. */
  check: (request: CheckRequest, person: Person) => Promise<Checked>
  today: (person: Person) => Promise<PlainToday>
  duties: (person: Person) => Promise<readonly DeskDuty[]>
  /** Entries and pages whose title has the words, the latest first; without words, and without a collection, all of them. */
  findEntries: (
    wish: { words: string; collection?: string | undefined },
    person: Person,
  ) => Promise<readonly PlainRow[]>
  findReferences: (wish: { words: string; collection: string }, person: Person) => Promise<readonly Reference[]>
  /** @throws {Refused} where there can be no such entry */
  plan: (request: NewEntryRequest, person: Person) => PlannedEntry
}
