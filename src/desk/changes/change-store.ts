import type { Change, ChangePath, Conflict, Order, SaveRequest } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'

/**
 * The files that a change puts in place of a folder of the content: those of `directory`, or nothing. A page keeps the pages below it. For a file
 * at the root of the content, `redirects.yaml`, the directory has a file of that name.
 */
export type Overlay = { directory: string } | 'removed'

/** A file as it would be published. */
export interface StoredFile {
  name: string
  hash: string
  size: number
  /** Where its bytes are now. They may be replaced, never written to. */
  location: string
}

/** A file of bytes to be put into a change. `base` is the hash of the one that it replaces; empty for a new one. */
export interface NewFile {
  name: string
  base: string
  bytes: Uint8Array
}

/** A save in the history of the desk. */
export interface Saved {
  hash: string
  by: string
  at: string
  /** The name of what was done: `Save`, `Send`, `Discard`. */
  subject: string
  /** The files that it has changed. */
  files: readonly string[]
}

/** The facts of a change that may be set. */
export interface ChangeFacts {
  state?: Change['state']
  /** Bound to the bytes that are there now; null takes it back. */
  approval?: { by: Pick<Person, 'name' | 'email'>; at: string } | null
  remark?: Change['remark'] | null
  publishAt?: string | null
  /** Whoever publishes it then. */
  publisher?: Pick<Person, 'name' | 'email'>
  isEmbargoed?: boolean
}

/** The changes that are not published: outside the content, each save of them a commit of a repository of their own. */
export interface ChangeStore {
  list: () => readonly Change[]
  find: (path: ChangePath) => Change | undefined
  /** The people who have written the change, by their e-mail addresses. */
  writersOf: (path: ChangePath) => readonly string[]
  /** The e-mail address of the person who wrote last. */
  lastWriterOf: (path: ChangePath) => string | undefined
  /** Whoever has timed it. */
  publisherOf: (path: ChangePath) => Pick<Person, 'name' | 'email'> | undefined
  /** Whoever has approved the bytes that are there. */
  approverOf: (path: ChangePath) => Pick<Person, 'name' | 'email'> | undefined
  /** All changes as overlays of the content, or those that a person may read; without one, those that are under no embargo. */
  overlays: (reader?: Person | 'everyone') => ReadonlyMap<ChangePath, Overlay>
  /** True if a person may read the change: everybody, but for an embargoed one. */
  /**
   * The name of those who read the same changes as a person: undefined of those who read none under embargo, `readers` of those who may read all,
   * and of other writers their e-mail address.
   */
  audienceOf: (person: Person) => string | undefined
  mayRead: (person: Person, change: Pick<Change, 'path' | 'isEmbargoed'>) => boolean
  /** The files of the change, or, without one, of the content; undefined where there is neither. */
  files: (path: ChangePath) => readonly StoredFile[] | undefined
  /** The files of the content, whatever the change has. */
  contentFiles: (path: ChangePath) => readonly StoredFile[] | undefined
  /**
   * Writes texts. A save of what is there already changes nothing; a change that is as the content has it ends.
   * @throws {Conflicting} where somebody else has written the same file since @throws {Refused}
   */
  save: (path: ChangePath, request: SaveRequest, by: Person) => Promise<Change | undefined>
  /** Writes files of bytes. @throws {Conflicting} @throws {Refused} */
  put: (path: ChangePath, files: readonly NewFile[], by: Person) => Promise<Change | undefined>
  /** Makes the change one that removes the folder. @throws {Refused} where the content has no such folder */
  remove: (path: ChangePath, by: Person) => Promise<Change>
  /** Makes the change one that changes no byte, and asks for something. @throws {Refused} where there is a change already */
  order: (path: ChangePath, order: Order, by: Person) => Promise<Change>
  /** Forgets the change; its saves stay in the history. */
  discard: (path: ChangePath, by: Pick<Person, 'name' | 'email'>, subject?: string) => Promise<void>
  /** Sets what is no byte of it. @param subject what the history calls it */
  set: (path: ChangePath, facts: ChangeFacts, about: { by: Person; subject: string }) => Promise<Change>
  /**
   * Takes over what the content has changed since the change began. What only one side has changed is kept as that side has it; where both
   * have, the answer has both texts, and nothing is changed.
   * @param seen by the names of files of such an answer, the hashes of theirs: for those, the text of the change stands
   */
  rebase: (path: ChangePath, by: Person, seen?: Readonly<Record<string, string>>) => Promise<Change | Conflict>
  /** The saves of a path, the last first. */
  history: (path: ChangePath) => Promise<readonly Saved[]>
  /** A file as a save has it. */
  readSaved: (path: ChangePath, saved: string, name: string) => Promise<Uint8Array | undefined>
  /** Makes the change what a save has. */
  restore: (path: ChangePath, saved: string, by: Person) => Promise<Change | undefined>
  /** Calls back after each change of what `overlays` gives. */
  onChange: (listener: (path: ChangePath) => void) => void
  /** Lets another desk have the folder. */
  close: () => void
}
