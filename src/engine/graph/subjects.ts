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

/**
 * A part of a subject as a number, which is compared and stored by the million: the subject's id × `partCount`, plus the
 * position of the part in `parts`.
 */
export type Read = number

/** A row of the table of subjects. */
export interface SubjectRow {
  id: number
  key: string
  group: number | undefined
  /** By the positions of the parts; empty where there is none. */
  hashes: readonly string[]
}

/** A subject in this process. */
interface Known extends Omit<SubjectRow, 'id'> {
  /** The source of its hashes; undefined before the first revision of this process that has it. */
  source: Subject | undefined
  /** The number of the latest revision that has it. */
  revision: number
}

/** All subjects with the hashes of their parts, and which parts have changed since the last revision. */
export interface Subjects {
  /** The number of a read. Subjects that do not exist have numbers too: they may appear. */
  toRead: (key: string, part: Part) => Read
  /** The reads for a whole group. */
  toGroupRead: (read: Read) => Read | undefined
  /** `news/a facts` */
  describe: (read: Read) => string
  /** All reads have lower numbers. */
  readCount: () => number
  /**
   * Replaces all subjects, except those that begin with `derived `. Returns the reads whose hash has changed. A subject that is
   * the same object as the last time is not looked at.
   */
  replace: (subjects: Iterable<Subject>) => Set<Read>
  /** Sets the hash of a subject that has only a value. Returns whether it has changed. */
  setValue: (read: Read, hash: string) => boolean
  /** How many times reads had changed when this one last did: see `changeCount`. */
  lastChange: (read: Read) => number
  /** How many times reads have changed in this process. */
  changeCount: () => number
  /** The hash of a subject that has only a value; empty if there is none. */
  toValue: (read: Read) => string
  /** The rows that changed since the last call. */
  takeChanged: () => SubjectRow[]
}

export const derivedPrefix = 'derived '

/** The subject whose value is the hash of the sources. */
export const codeSubject = 'code'

export function createSubjects(rows: Iterable<SubjectRow>): Subjects {
  const ids = new Map<string, number>()
  const byId: Known[] = []
  const changedIds = new Set<number>()
  const lastChanges = new Map<Read, number>()
  let changeCount = 0
  let revision = 0
  for (const { id, key, group, hashes } of rows) {
    ids.set(key, id)
    byId[id] = { key, group, hashes, source: undefined, revision }
  }

  const toId = (key: string): number => {
    const known = ids.get(key)
    if (known !== undefined) return known
    const id = byId.length
    ids.set(key, id)
    byId.push({ key, group: undefined, hashes: [], source: undefined, revision: 0 })
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
      const reads = [id, ...(subject.group === undefined ? [] : [subject.group])].map(
        (one) => one * partCount + position,
      )
      changeCount++
      for (const read of reads) {
        changed.add(read)
        lastChanges.set(read, changeCount)
      }
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
    readCount: () => byId.length * partCount,
    replace: (subjects) => {
      revision++
      const changed = new Set<Read>()
      for (const source of subjects) {
        const { key, group, hashes } = source
        const id = toId(key)
        const subject = byId[id]
        if (!subject) continue
        subject.revision = revision
        if (subject.source === source) continue
        subject.source = source
        if (group !== undefined) subject.group ??= toId(group)
        set(
          id,
          parts.map((part) => hashes[part] ?? ''),
          changed,
        )
      }
      for (const [id, subject] of byId.entries()) {
        if (subject.revision === revision || subject.hashes.length === 0) continue
        if (subject.key.startsWith(derivedPrefix)) continue
        subject.source = undefined
        set(id, [], changed)
      }
      return changed
    },
    setValue: (read, hash) => {
      const changed = new Set<Read>()
      set(Math.floor(read / partCount), [hash], changed)
      return changed.size > 0
    },
    lastChange: (read) => lastChanges.get(read) ?? 0,
    changeCount: () => changeCount,
    toValue: (read) => byId[Math.floor(read / partCount)]?.hashes[0] ?? '',
    takeChanged: () => {
      const changed = [...changedIds].flatMap((id) => {
        const subject = byId[id]
        if (!subject) return []
        const { key, group, hashes } = subject
        return [{ id, key, group, hashes }]
      })
      changedIds.clear()
      return changed
    },
  }
}
