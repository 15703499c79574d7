import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toRecord } from '#lib/records.ts'
import type { HiddenEntry, WithheldPart } from './check/content-check.ts'
import type { Collected, CollectedEntries } from './entries/collect-entries.ts'
import type { TakenDownList } from './taken-down/taken-down.ts'
import { withholdParts } from './withheld/withhold-parts.ts'
import { withoutTakenDown } from './without-taken-down.ts'

interface CollectedAt {
  collected: Collected
  /** The entries and pages that are taken down, by their folder. */
  gone: ReadonlyMap<string, HiddenEntry>
  /** The parts of visible entries that do not appear yet, and those of entries that are hidden for that reason. */
  withheld: readonly WithheldPart[]
  /** When texts of entries appear that show parts already, as instants. */
  moments: readonly string[]
  /** The entries at a later moment: the same lists, but for those in which something may appear with another entry. */
  entriesAt: (moment: Date) => CollectedEntries
}

/** The read entries and pages as of a moment: without what is taken down, and without what appears with an entry that is not published yet. */
export function collectAt(
  now: Date,
  all: Collected,
  { site, takenDown, leftOut }: { site: ContentSite; takenDown: TakenDownList; leftOut: ReadonlySet<string> },
): CollectedAt {
  const { entries, parts, moments } = withholdParts(site, all.entries, { now, takenDown, leftOut })
  const present = { ...all, entries: { ...all.entries, ...entries } }
  const { collected, hidden: gone } = withoutTakenDown(site, present, takenDown)
  const none = toRecord<CollectedEntries, CollectionName>(site.names, () => [])
  return {
    collected,
    gone,
    withheld: parts,
    moments,
    entriesAt: (moment) => {
      const later = withholdParts(site, all.entries, { now: moment, takenDown, leftOut }).entries
      const { collected: kept } = withoutTakenDown(site, { pages: [], entries: { ...none, ...later } }, takenDown)
      const lists = site.names.filter((name) => later[name] !== undefined).map((name) => [name, kept.entries[name]])
      return { ...collected.entries, ...Object.fromEntries(lists) }
    },
  }
}
