import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { say } from '#lib/say/message.ts'
import { openBlobTable, type BlobTable, type NewBytes } from './blob-table.ts'
import { deleteNamingReleases, deleteOldReleases } from './delete-old-releases.ts'
import { renewBuild } from './end-of-publish.ts'
import { deleteDamaged, type Damage } from './find-damage.ts'
import { openObjects, type Objects } from './objects.ts'
import type { StoredBytes } from './output-file.ts'
import { prepareOutputFolder, removeOldOutput } from './output-folder.ts'
import { publishRelease, type PublishOptions, type PublishResult } from './publish-release.ts'
import { createDraft, type ReleaseDraft } from './release-draft.ts'
import { openReleaseTable, type Hold, type ReleaseInfo } from './release-table.ts'
import { openForWriting, storeFile } from './schema.ts'
import { explainErrors, isFull, NotErasedError, StoreError } from './store-error.ts'
import { takeDownFiles, type CandidateFile, type Fate, type Removed } from './take-down.ts'
import { readTakenDownAddresses, type ListedTakenDown, type TakenDownAddress } from './taken-down-table.ts'

/** The output on disk, for its one writer: hold the build lock while it is open. */
export interface Output {
  /** The publisher keeps tables of its own in the same file, `build_*`, and writes them in the same transaction. */
  readonly database: DatabaseSync
  latest: () => ReleaseInfo | undefined
  /** The release that is served; it differs from the latest after a rollback. */
  current: () => ReleaseInfo | undefined
  /** Says that the current release stays, whatever is published; undefined where the next release replaces it. */
  hold: () => Hold | undefined
  /** Those that a rollback can return to, oldest first. */
  releases: () => ReleaseInfo[]
  hasBytes: (hash: string) => boolean
  /**
   * Stores contents before the release that needs them, in one transaction, so that a publish need not hold them all in
   * memory. Contents that are stored already are left as they are.
   */
  addBytes: (contents: readonly NewBytes[]) => void
  /** Says what `findDamage` found: these contents count as not stored from then on, until they are stored again. */
  noteDamage: (damage: Pick<Damage, 'contents'>) => void
  /** Deletes what has stayed damaged after a publish: files of earlier releases and builds. Returns how many contents these were. */
  deleteDamaged: () => number
  /** A content as it is stored. */
  readBytes: (hash: string) => StoredBytes | undefined
  /**
   * Makes a release from the latest one and the changes that `write` makes, and activates it, in one transaction: if it
   * fails, everything stays as it was.
   */
  publish: (options: PublishOptions, write: (draft: ReleaseDraft) => void) => PublishResult
  /**
   * Completes the latest release with files that it did not wait for, in one transaction. It stays one release, so that a
   * rollback does not return to its unfinished form, and whether it is the current one does not change.
   */
  amend: (write: (draft: ReleaseDraft) => void) => void
  /**
   * Makes an earlier release, or the latest one again, the current one. From the moment `heldSince` on it is held: later
   * releases are made, and do not replace it.
   * @throws {StoreError} if it is not retained
   */
  activate: (number: number, heldSince?: string) => void
  /** The addresses that are taken down. */
  takenDown: () => ListedTakenDown[]
  /**
   * Deletes all files of an address from all releases, and their bytes from the disk; servers say that they are gone. `note`
   * writes what the publisher keeps of it, in the same transaction.
   * @throws {NotErasedError} where only the bytes are left, which the next one to open the output deletes
   */
  takeDown: (
    takenDown: TakenDownAddress,
    fateOf: (file: CandidateFile) => Fate,
    note: (owners: readonly string[]) => void,
  ) => Removed['files']
  /** Contents that were compressed fast, oldest first. */
  listCompressedFast: (limit: number) => string[]
  /** Exchanges the stored form of contents, in one transaction and outside of releases. */
  replaceBytes: (contents: readonly { hash: string; stored: StoredBytes }[]) => void
  close: () => void
}

/**
 * Opens the output in a folder for writing, and makes it where there is none. The output of an earlier version of this
 * program is replaced at the first publish.
 * @throws {StoreError} for a folder of other files, and for a file that is damaged, foreign or not writable
 */
export function openOutput(directory: string): Output {
  const file = join(directory, storeFile)
  return explainErrors(file, () => {
    prepareOutputFolder(directory)
    const database = openForWriting(file)
    try {
      return toOutput(directory, database)
    } catch (error) {
      database.close()
      throw error
    }
  })
}

/** Contents that are deleted in one transaction. */
const removedAtOnce = 32

function toOutput(directory: string, database: DatabaseSync): Output {
  const file = join(directory, storeFile)
  const releases = openReleaseTable(database)
  const blobs: BlobTable = openBlobTable(database, () => objects)
  const objects: Objects = openObjects(directory, blobs.has)
  let isClean = true
  const inTransaction = <Result>(run: () => Result): Result =>
    explainErrors(file, () => {
      database.exec('begin immediate')
      try {
        const result = run()
        database.exec('commit')
        return result
      } catch (error) {
        isClean = false // large contents may have been written
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    })
  const removeUnused = (listBlobs: () => readonly number[]) => {
    const removed = inTransaction(() => {
      const unused = listBlobs()
      if (unused.length === 0) return []
      objects.mark()
      return blobs.deleteUnused(unused)
    })
    for (const hash of removed) objects.remove(hash)
  }
  /** Into the file itself: the journal has pages as they were before rows were deleted. */
  const emptyJournal = () => database.exec('pragma wal_checkpoint(truncate)')
  const forgetNaming = () => {
    let isOne = false
    removeUnused(() => {
      const found = deleteNamingReleases(database)
      isOne = found.length > 0
      return found
    })
    if (isOne) emptyJournal()
  }
  /** A few at a time, so that the journal stays small: on a full disk there is little room for it. */
  const removeMarked = () => {
    const marked = blobs.listMarked()
    for (let start = 0; start < marked.length; start += removedAtOnce) {
      const some = marked.slice(start, start + removedAtOnce)
      removeUnused(() => {
        for (const blob of some) blobs.unmark(blob)
        return some
      })
      if (marked.length > removedAtOnce) emptyJournal()
    }
  }
  try {
    // A process that was killed before its publish may have left some.
    removeMarked()
  } catch (error) {
    // They stay for the next time: what is urgent may need less room.
    if (!isFull(error)) throw error
  }

  return {
    database,
    latest: releases.latest,
    current: releases.current,
    hold: releases.hold,
    releases: releases.list,
    hasBytes: blobs.has,
    addBytes: (contents) =>
      inTransaction(() => {
        for (const content of contents) if (!blobs.has(content.hash)) blobs.markUnused(blobs.add(content))
      }),
    noteDamage: ({ contents }) => blobs.noteDamaged(contents),
    deleteDamaged: () => {
      const { length } = blobs.listDamaged()
      if (length === 0) return 0
      objects.mark()
      for (const hash of inTransaction(() => deleteDamaged(database, blobs))) objects.remove(hash)
      return length
    },
    readBytes: (hash) => explainErrors(file, () => blobs.read(hash)),
    publish: (options, write) => {
      const result = inTransaction(() => publishRelease({ database, blobs, releases }, options, write))
      removeUnused(() => deleteOldReleases(database))
      forgetNaming()
      removeOldOutput(directory)
      return result
    },
    amend: (write) =>
      inTransaction(() => {
        const latest = releases.latest()
        if (!latest) throw new StoreError(say`${directory} has no release that could be completed`)
        const { number, build } = latest
        const draft = createDraft({ database, blobs, number, build, formerBuild: build })
        write({ put: draft.put, remove: draft.remove, endEarlierTexts: draft.endEarlierTexts })
        draft.finish()
        blobs.clearMarks()
      }),
    activate: (number, heldSince) => {
      inTransaction(() => {
        if (!releases.find(number))
          throw new StoreError(say`${directory} has no release ${String(number)}; nothing was changed`)
        const former = releases.current()
        releases.setCurrent(number, heldSince)
        if (former && heldSince === undefined) renewBuild(database, former.build)
      })
      forgetNaming()
    },
    takenDown: () => readTakenDownAddresses(database),
    takeDown: (takenDown, fateOf, note) => {
      const { files } = inTransaction(() => {
        const build = releases.latest()?.build ?? ''
        const removed = takeDownFiles(database, { takenDown, build, fateOf })
        note(removed.owners)
        for (const blob of removed.blobs) blobs.markUnused(blob)
        return removed
      })
      try {
        removeMarked()
        emptyJournal()
      } catch (error) {
        if (!isFull(error)) throw error
        const { message } = error instanceof Error ? error : new Error(String(error))
        throw new NotErasedError(say`${message}`, { cause: error })
      }
      return files
    },
    listCompressedFast: blobs.listCompressedFast,
    replaceBytes: (contents) =>
      inTransaction(() => {
        for (const { hash, stored } of contents) blobs.replace(hash, stored)
      }),
    close: () => {
      if (!database.isOpen) return
      objects.close(isClean)
      try {
        // Into the file itself, so that a copy of the folder is complete, and a server may read it where it cannot write.
        database.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // On a full disk: the journal beside the file is complete, and another error says what is wrong.
      } finally {
        database.close()
      }
    },
  }
}
