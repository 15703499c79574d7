import type { DisclosureLog, DisclosureRecord } from '#engine/content/archive/disclosure-log.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** In milliseconds. Later than that it was published elsewhere, or typed, of which another check warns. */
const longestDelay = 24 * 60 * 60 * 1000

/**
 * Lines that say which disclosures can be read only since a later minute than the one that they state: nobody published at their time, or an
 * earlier release was held.
 * @param records of what is new on the site
 */
export function describeLate(
  records: readonly DisclosureRecord[],
  { log, required }: { log: DisclosureLog; required: string | undefined },
): string[] {
  return records.flatMap((record) => {
    const known = log.get(record.id)
    // Whoever publishes one now is told by the receipt.
    if (record.id === required || record.isHidden || log.size === 0) return []
    if (known?.isHidden) return describeLateRecord(record)
    return known ? [] : describeLateRecord(record, longestDelay)
  })
}

/** A line for a disclosure that is on the site since this record, if it states an earlier minute. */
export function describeLateRecord({ id, at, parts }: DisclosureRecord, longest = Infinity): string[] {
  if ('withdrawn' in parts) return []
  const stated = toSiteMoment(new Date(parts['published'] ?? at))
  const shown = toSiteMoment(new Date(at))
  const delay = Date.parse(shown) - Date.parse(stated)
  if (delay <= 0 || delay > longest) return []
  return [told(say`warning: ${id} says ${stated}, and can be read only since ${shown}`)]
}
