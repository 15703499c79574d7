import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { ReleaseFacts } from '#engine/model/config/store.ts'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { parseStoredSettings } from '#engine/model/config/stored-settings.ts'

/** A published release. */
export interface ReleaseInfo extends ReleaseFacts {
  number: number
  /** When it was published: ISO 8601, in UTC. */
  time: string
  reason: string
}

/** A release that stays the current one until somebody asks for another. */
export interface Hold {
  number: number
  /** Since when: ISO 8601, in UTC. */
  since: string
}

export interface ReleaseTable {
  /** The release of the highest number. */
  latest: () => ReleaseInfo | undefined
  /** The release that is served; after a rollback it is not the latest. */
  current: () => ReleaseInfo | undefined
  /** Undefined where the next release is shown. */
  hold: () => Hold | undefined
  find: (number: number) => ReleaseInfo | undefined
  /** Oldest first. */
  list: () => ReleaseInfo[]
  add: (release: ReleaseInfo) => void
  /** Makes a release the current one, and holds it there from a moment on. Without a moment the next one replaces it. */
  setCurrent: (number: number, heldSince?: string) => void
}

interface Row {
  number: number
  time: string
  reason: string
  build: string
  settings: string
  next_change: string | null
  style_hashes: string
}

const styleHashesSchema = v.array(v.string())

export function openReleaseTable(database: DatabaseSync): ReleaseTable {
  const select = 'select number, time, reason, build, settings, next_change, style_hashes from release'
  const latest = database.prepare(`${select} order by number desc limit 1`)
  const current = database.prepare(`${select} where number = (select number from current_release)`)
  const one = database.prepare(`${select} where number = ?`)
  const all = database.prepare(`${select} order by number`)
  return {
    latest: () => toRelease(latest.get()),
    current: () => toRelease(current.get()),
    hold: () => {
      const row = database.prepare('select number, held_since from current_release where is_held = 1').get()
      return row && { number: Number(row['number']), since: String(row['held_since'] ?? '') }
    },
    find: (number) => toRelease(one.get(number)),
    list: () => all.all().flatMap((row) => toRelease(row) ?? []),
    add: ({ number, time, reason, build, settings, styleHashes, nextChange }) => {
      database
        .prepare('insert into release values (?, ?, ?, ?, ?, ?, ?)')
        .run(number, time, reason, build, JSON.stringify(settings), nextChange ?? null, JSON.stringify(styleHashes))
    },
    setCurrent: (number, heldSince) => {
      database.exec('delete from current_release')
      const insert = database.prepare('insert into current_release (number, is_held, held_since) values (?, ?, ?)')
      insert.run(number, Number(heldSince !== undefined), heldSince ?? null)
    },
  }
}

function toRelease(found: object | undefined): ReleaseInfo | undefined {
  if (!found) return undefined
  const { next_change: nextChange, settings, style_hashes: styleHashes, ...rest } = found as Row // the columns of the queries above
  return {
    ...rest,
    settings: parseStoredSettings(settings),
    // Without them, pages keep all but the styles that are written in them, and the next publish stores them again.
    styleHashes: parseStored(styleHashesSchema, styleHashes) ?? [],
    ...(nextChange !== null && { nextChange }),
  }
}
