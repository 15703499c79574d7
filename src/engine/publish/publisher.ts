import type { DisclosureRecord } from '#engine/content/archive/disclosure-log.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import type { HeldFolder, PublishedChange } from '#engine/content/held/hold-back.ts'
import type { PublishResult } from '#engine/store/publish-release.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

export interface PublishOutcome extends PublishResult {
  build: string
  /** The moment as of which the content is shown. */
  now: Date
  /** The moment at which the release was put in place. */
  shownAt: Date
  /** When the same files next give another output, as an ISO instant; undefined if never. */
  nextChange: string | undefined
  /** How many outputs were made. */
  made: number
  /** The folders of the content that the release does not show as they are. */
  heldBack: readonly HeldFolder[]
  /** The folders that differ from what was published before, where some were not to be published: see `HeldContent`. */
  changes: readonly PublishedChange[]
  /** The content that it shows. */
  read: ReadContent
}

/** The state of an output of a path. */
export interface Explanation {
  key: string
  /** Its reads: `news/a facts`. */
  reads: string[]
  /** The cause for which it was made the last time; `new` if it was made for the first time. */
  reason: string
}

/** Publishes the site, again and again. Only one may be open for an output: see `withBuildLock`. */
export interface Publisher {
  /**
   * Makes what has changed and puts it in place. Where it fails, the release before stays.
   * @throws {ContentError} if the content has an error; the publisher can then be used again
   * @throws {CodeChangedError}
   */
  publish: (options?: PublishRequest) => Promise<PublishOutcome>
  /**
   * Makes one segment of the search of what was published since the last time: the release then has the bytes of a clean build.
   * Where the signal is given, everything stays as it was.
   */
  mergeSearch: (signal?: AbortSignal) => Promise<void>
  /** True if another program has published since: this publisher does not know what it made. */
  isOutdated: () => boolean
  /** The reads of a path's outputs, and why they were made the last time; empty if there is none. */
  explain: (path: string) => Explanation[]
  close: () => Promise<void>
}

export interface PublishRequest {
  /**
   * The files and folders of the content that may have changed since the last publish, where nothing else has. Without them, everything is
   * looked at: content, code, messages and other files.
   */
  changed?: readonly string[] | undefined
  /** Shows the release also where an earlier one is held since a rollback. */
  isShown?: boolean
  /** The one folder of the content whose change is published: `disclosures/a`. All that changed by default. */
  only?: string | undefined
  /** A folder without whose change nothing is to be published. */
  required?: string | undefined
  /** Who publishes, for the log of disclosures. */
  disclosedBy?: DisclosedBy | undefined
}

/** Who publishes, who approved it and why it is urgent, where that is said. */
export type DisclosedBy = Pick<DisclosureRecord, 'by' | 'approvedBy' | 'reason'>

/** Thrown where the code of the project has been changed since the program was started. */
export class CodeChangedError extends ProgramError {
  override name = 'CodeChangedError'

  constructor() {
    super(say`The code has changed. Start this program again`)
  }
}
