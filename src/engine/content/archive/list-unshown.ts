import type { DisclosureRecord } from './disclosure-log.ts'

/** A disclosure that a release shows not at all, or not with all that has been published of it since. */
export interface Unshown {
  /** `collection/slug`. */
  id: string
  /** The parts that it lacks, such as `withdrawn`; undefined if it lacks the entry. */
  lacks: readonly string[] | undefined
}

/** The disclosures of a log that a release does not show as they are. @param release its number, and when it was made */
export function listUnshown(
  records: readonly DisclosureRecord[],
  { number, time }: { number: number; time: string },
): Unshown[] {
  const byEntry = Map.groupBy(records, ({ content, id }) => `${content} ${id}`)
  // The numbers of an output that was made anew begin again.
  const isIn = (record: DisclosureRecord) => record.release <= number || record.at <= time
  return [...byEntry.values()].flatMap((own) => {
    const [latest, shown] = [own.at(-1), own.findLast(isIn)]
    if (!latest) return []
    const lacks = Object.keys(latest.parts).filter((part) => shown?.parts[part] !== latest.parts[part])
    return lacks.length === 0 ? [] : [{ id: latest.id, lacks: shown && lacks }]
  })
}
