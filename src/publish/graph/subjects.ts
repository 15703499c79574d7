import { partCount, parts, toPosition, type Part } from './parts.ts'

/** Something that outputs read: an entry, a page, a collection, a setting, the code. */
export interface Subject {
  /** Its name: `news/a`, `news`, `today`. */
  key: string
  /** The collection that contains it. An output that read most of a collection is recorded as reading all of it. */
  group?: string
  /** The hash of each part that it has. */
  hashes: Readonly<Partial<Record<Part, string>>>
}

/** A part of a subject as a number, which is compared and stored by the million. */
export type Read = number

/** A row of the table of subjects. */
export interface SubjectRow {
  id: number
  key: string
  group: number | undefined
  /** By the positions of the parts; empty where there is none. */
  hashes: readonly string[]
}

/** All subjects with the hashes of their parts, and which parts have changed since the last revision. */
export interface Subjects {
  /** The number of a read. Subjects that do not exist have numbers too: they may appear. */
  toRead: (key: string, part: Part) => Read
  /** The reads for a whole group. */
  toGroupRead: (read: Read) => Read | undefined
  /** `news/a facts` */
  describe: (read: Read) => string
  /** Replaces all subjects, except those that begin with `derived `. Returns the reads whose hash has changed. */
  replace: (subjects: Iterable<Subject>) => Set<Read>
  /** Sets the hash of a subject that has only a value. Returns whether it has changed. */
  setValue: (read: Read, hash: string) => boolean
  /** The rows that changed since the last call. */
  takeChanged: () => SubjectRow[]
}

export const derivedPrefix = 'derived '

export function createSubjects(rows: Iterable<SubjectRow>): Subjects {
  const ids = new Map<string, number>()
  const byId: { key: string; group: number | undefined; hashes: readonly string[] }[] = []
  const changedIds = new Set<number>()
  for (const { id, key, group, hashes } of rows) {
    ids.set(key, id)
    byId[id] = { key, group, hashes }
  }

  const toId = (key: string, group?: number): number => {
    const known = ids.get(key)
    if (known !== undefined) return known
    const id = byId.length
    ids.set(key, id)
    byId.push({ key, group, hashes: [] })
    changedIds.add(id)
    return id
  }

  /** Sets the hashes of a subject, and adds what has changed. */
  const set = (id: number, hashes: readonly string[], changed: Set<Read>) => {
    const subject = byId[id]
    if (!subject) return
    let isChanged = false
    for (let position = 0; position < partCount; position++) {
      if ((subject.hashes[position] ?? '') === (hashes[position] ?? '')) continue
      isChanged = true
      changed.add(id * partCount + position)
      if (subject.group !== undefined) changed.add(subject.group * partCount + position)
    }
    if (!isChanged) return
    subject.hashes = hashes
    changedIds.add(id)
  }

  return {
    toRead: (key, part) => toId(key) * partCount + toPosition(part),
    toGroupRead: (read) => {
      const group = byId[Math.floor(read / partCount)]?.group
      return group === undefined ? undefined : group * partCount + (read % partCount)
    },
    describe: (read) => {
      const part = parts[read % partCount] ?? 'value'
      const key = byId[Math.floor(read / partCount)]?.key ?? '?'
      return part === 'value' ? key : `${key} ${part}`
    },
    replace: (subjects) => {
      const changed = new Set<Read>()
      const seen = new Set<number>()
      for (const { key, group, hashes } of subjects) {
        const id = toId(key, group === undefined ? undefined : toId(group))
        const subject = byId[id]
        // It may have been read before it existed.
        if (subject && group !== undefined) subject.group ??= toId(group)
        seen.add(id)
        set(
          id,
          parts.map((part) => hashes[part] ?? ''),
          changed,
        )
      }
      for (const [id, { key, hashes }] of byId.entries()) {
        if (!seen.has(id) && hashes.length > 0 && !key.startsWith(derivedPrefix)) set(id, [], changed)
      }
      return changed
    },
    setValue: (read, hash) => {
      const changed = new Set<Read>()
      set(Math.floor(read / partCount), [hash], changed)
      return changed.size > 0
    },
    takeChanged: () => {
      const changed = [...changedIds].flatMap((id) => {
        const subject = byId[id]
        return subject ? [{ id, ...subject }] : []
      })
      changedIds.clear()
      return changed
    },
  }
}
