import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { openForReading } from '../open-for-reading.ts'
import { openReleaseTable, type Hold } from '../release-table.ts'
import { storeFile } from '../schema.ts'
import { formatMoment } from './format-moment.ts'

interface Held {
  /** The number of the latest release. */
  latest: number
  held: Hold
}

/** Says that a release was made, and is not shown. */
export function describeHold({ latest, held: { number, since } }: Held): string {
  return told(
    say`Release ${String(latest)} is ready; the site stays at ${String(number)} since the rollback of ${formatMoment(since)}. "npm run publish" shows it`,
  )
}

/** The hold of an output at an earlier release than its latest; with `isAny`, also at the latest, which the next one does not replace. */
export function readHold(directory: string, { isAny = false } = {}): Held | undefined {
  const file = join(directory, storeFile)
  if (!existsSync(file)) return undefined
  const connection = openForReading(file)
  if (!connection) return undefined
  try {
    const releases = openReleaseTable(connection.database)
    const latest = releases.latest()
    const held = releases.hold()
    return latest && held && (isAny || held.number !== latest.number) ? { latest: latest.number, held } : undefined
  } finally {
    connection.database.close()
  }
}
