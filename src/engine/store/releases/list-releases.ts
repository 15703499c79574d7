import { join } from 'node:path'
import { openForReading } from '../open-for-reading.ts'
import { openReleaseTable, type ReleaseInfo } from '../release-table.ts'
import { storeFile } from '../schema.ts'
import { explainErrors } from '../store-error.ts'
import { findChanges, type AddressChanges } from './find-changes.ts'
import { measureReleases, type ReleaseSize } from './measure-releases.ts'
import { checkOutput } from './with-output.ts'

export interface ListedRelease extends Pick<ReleaseInfo, 'number' | 'time' | 'reason' | 'build'>, AddressChanges {
  size: ReleaseSize
  /** True if the release before it is not kept, so that it is not known what changed. */
  isFirst: boolean
  isShown: boolean
  /** Since when it is shown in place of later ones: ISO 8601, in UTC. */
  heldSince: string | undefined
}

/** The releases that an output keeps, oldest first. @throws {StoreError} where there is none */
export function listReleases(directory: string): ListedRelease[] {
  checkOutput(directory)
  const file = join(directory, storeFile)
  return explainErrors(file, () => {
    const database = openForReading(file)?.database
    if (!database) return []
    try {
      const table = openReleaseTable(database)
      const releases = table.list()
      const current = table.current()?.number
      const hold = table.hold()
      const changesOf = findChanges(database)
      const sizes = measureReleases(
        directory,
        database,
        releases.map(({ number }) => number),
      )
      return releases.map(({ number, time, reason, build }, index) => ({
        number,
        time,
        reason,
        build,
        ...changesOf(number),
        size: sizes.get(number) ?? { total: 0, own: 0 },
        isFirst: releases[index - 1]?.number !== number - 1,
        isShown: number === current,
        heldSince: hold?.number === number ? hold.since : undefined,
      }))
    } finally {
      database.close()
    }
  })
}
