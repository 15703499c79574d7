import { isNews } from '#engine/model/entries/common-fields.ts'
import type { Content, Entries, Entry } from '#engine/model/entries/content.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'
import type { Finding } from './rules/finding.ts'
import { dayMs } from './rules/terms.ts'

/** A disclosure whose moment of publication is a claim alone. */
export interface Unrecorded {
  entry: Entry
  /** The terms that would have passed if it appeared only now. */
  late: Finding[]
}

interface UnrecordedInput {
  entries: Entries
  /** The collections whose disclosures are recorded. */
  archived: readonly CollectionName[]
  /** True for `collection/slug` that is recorded. */
  isRecorded: (id: string) => boolean
}

/** Time to record what was published, before it is asked about. */
const graceMs = dayMs

/**
 * Disclosures that say that they appeared more than a day ago, of which nothing is recorded: the moment is typed by hand, so that one
 * days back would pass for in time. Those that were scheduled appeared by themselves, and those that were imported elsewhere.
 */
export function findUnrecorded(content: Content, now: Date, input: UnrecordedInput): Unrecorded[] {
  const { entries, archived, isRecorded } = input
  return archived.flatMap((collection) => {
    const list: readonly Entry[] = entries[collection]
    return list
      .filter(({ slug, facts }) => {
        const { status, publishedAt } = facts
        const isOld = now.getTime() - Date.parse(publishedAt) > graceMs
        return isNews(facts, publishedAt) && status === 'published' && isOld && !isRecorded(`${collection}/${slug}`)
      })
      .map((entry) => ({ entry, late: findLateNow(entry, content, now) }))
  })
}

function findLateNow(entry: Entry, content: Content, now: Date): Finding[] {
  const facts = { ...entry.facts, publishedAt: toSiteMoment(now) }
  const checked = { ...emptyLists(content.entries), [entry.collection]: [{ ...entry, facts }] }
  return applyDisclosureRules(content, now, { checked }).filter(({ kind }) => kind === 'late')
}

function emptyLists(entries: Entries): Entries {
  return Object.fromEntries(Object.keys(entries).map((name) => [name, []])) as unknown as Entries // the same names
}
