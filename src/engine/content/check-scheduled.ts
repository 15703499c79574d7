import type { Collections, ContentSite } from '#engine/model/content/content-site.ts'
import type { Content, Entries, Entry } from '#engine/model/entries/content.ts'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toRecord } from '#lib/records.ts'
import { runChecks, toReport, type Check, type CheckContext, type UnboundContext } from './check/content-check.ts'
import { ContentIndex, type ListIndexes } from './check/content-index.ts'
import type { TextRules } from './check/text-rules.ts'
import { checkScheduledMoments } from './checks/check-scheduled-moments.ts'
import type { ContentObjects } from './content-objects.ts'
import type { CollectedEntries } from './entries/collect-entries.ts'
import type { ReadResult } from './entries/read-result.ts'
import { toDates, toVisibility } from './entries/to-visibility.ts'
import { Diagnostics, type Diagnostic } from './source/diagnostics.ts'
import type { Rule } from './source/rules.ts'
import { toLinks, toTextAccess } from './to-check-context.ts'
import { publishEntries, type PublishInput } from './to-published.ts'

interface ScheduledOptions {
  checks: readonly Check[]
  collected: CollectedEntries
  /** The entries at a later moment. */
  entriesAt: (moment: Date) => CollectedEntries
  /** Moments at which something appears of entries that are visible already, as instants. */
  moments: readonly string[]
  objects: ContentObjects
  lists: ListIndexes
  textRules: TextRules
  /** The errors are added to it. */
  diagnostics: Diagnostics
}

/** An entry that appears, or of which more does. */
interface Appearing {
  collection: CollectionName
  slug: string
  result: ReadResult<unknown, unknown>
}

/**
 * Checks scheduled entries as of the moment at which they appear, so that errors are reported now and not by the build of
 * that day. For each moment, only the errors of the entries that appear then are reported. Lists in which nothing appears are
 * those of the moment before, so that the cost is that of the scheduled entries.
 */
export async function checkScheduled(base: UnboundContext, options: ScheduledOptions): Promise<void> {
  const { checks, objects, diagnostics, entriesAt } = options
  let earlier: UnboundContext = base
  let { collected } = options
  const scheduled = findScheduled(base.site, collected, base.now)
  const times = [...scheduled.keys(), ...options.moments.map((moment) => Date.parse(moment))]
  for (const time of [...new Set(times)].toSorted((a, b) => a - b)) {
    const now = new Date(time)
    const former = collected
    collected = entriesAt(now)
    const appearing = [...(scheduled.get(time) ?? []), ...findChanged(base.site, [former, collected], now)]
    const found = new Diagnostics()
    const context = toContextAt(now, { ...options, earlier, former, collected, appearing })
    const reportBy = (rule: Rule) => toReport((object) => objects.sourceOf(object), found, rule)
    await runChecks(checks, { ...context, reportBy })
    const folders = appearing.map(({ collection, slug }) => `${base.folder}/${collection}/${slug}/`)
    const own = found.list.filter(
      ({ file, severity, rule }) =>
        (severity === 'error' || rule === checkScheduledMoments.name) &&
        folders.some((start) => file.startsWith(start)),
    )
    // What an entry has shown before is checked again.
    diagnostics.list.push(...own.filter((error) => !diagnostics.list.some((one) => isSame(one, error))))
    earlier = context
  }
}

function isSame(a: Diagnostic, b: Diagnostic): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column && a.message === b.message
}

/** The entries that will appear, by their moment. Those of which more appears later are found then. */
function findScheduled({ names }: ContentSite, collected: CollectedEntries, now: Date): Map<number, Appearing[]> {
  const found = new Map<number, Appearing[]>()
  for (const collection of names) {
    for (const { slug, result } of collected[collection]) {
      const dates = toVisibility(result, now) === 'scheduled' ? toDates(result) : undefined
      if (!dates) continue
      const time = Date.parse(dates.publishedAt)
      const others = found.get(time) ?? []
      found.set(time, others)
      if (result.state !== 'valid' || !result.toWrittenPath) others.push({ collection, slug, result })
    }
  }
  return found
}

/** The entries that are visible at a moment, and were not or were other than before. */
function findChanged(
  { names }: ContentSite,
  [before, after]: readonly [CollectedEntries, CollectedEntries],
  now: Date,
): Appearing[] {
  return names.flatMap((collection) => {
    if (before[collection] === after[collection]) return []
    const former = new Map<string, unknown>(before[collection].map(({ slug, result }) => [slug, result]))
    return after[collection].flatMap(({ slug, result }): Appearing[] =>
      former.get(slug) === result || toVisibility(result, now) !== 'visible' ? [] : [{ collection, slug, result }],
    )
  })
}

interface MomentOptions extends ScheduledOptions {
  /** The moment before. */
  earlier: UnboundContext
  /** The entries of that moment. */
  former: CollectedEntries
  appearing: readonly Appearing[]
}

/** The content as of a later moment, of which only what appears then is checked. */
function toContextAt(
  now: Date,
  { earlier, appearing, collected, former, objects, lists, textRules }: MomentOptions,
): UnboundContext {
  const today = toSiteDay(now)
  const { site } = earlier
  const previous = earlier.content.entries
  const of = { site, collected, former, objects, previous, lists, appearing }
  const publishing = { ...of, now, today, dayBefore: earlier.today }
  const entries = toRecord<Entries, CollectionName>(site.names, (collection) => publishAgain(collection, publishing))
  const results = appearing.map(({ result }) => ({ result, visibility: 'visible' as const }))
  const attachments = results.flatMap(({ result }) => (result.state === 'valid' ? result.attachments : []))
  const content: Content = {
    ...earlier.content,
    now,
    today,
    entries,
    attachments:
      attachments.length > 0 ? [...earlier.content.attachments, ...attachments] : earlier.content.attachments,
  }
  const index = new ContentIndex(site, content, lists)
  const hidden = new Map(earlier.hidden)
  for (const { collection, slug } of appearing) hidden.delete(`${collection}/${slug}`)
  const checked: CheckContext['checked'] = {
    pages: new Map(),
    entries: toRecord<Entries, CollectionName>(site.names, (collection) => pick(collection, appearing, index)),
  }
  const texts = toTextAccess({ site, checked, drafts: [], objects, textRules })
  return {
    ...earlier,
    ...texts,
    content,
    checked,
    drafts: [],
    index,
    hidden,
    links: toLinks(results),
    now,
    today,
  }
}

type Publishing = Required<PublishInput> & Pick<MomentOptions, 'appearing' | 'former' | 'lists'> & { dayBefore: string }

/** The list of a collection at a later moment, made of the list before where that is possible. */
function publishAgain<C extends CollectionName>(collection: C, publishing: Publishing): Entries[C] {
  const { site, appearing, collected, former, dayBefore, today, previous } = publishing
  const added = appearing.filter((one) => one.collection === collection)
  const changesOthers =
    collected[collection] !== former[collection] ||
    added.some(({ result }) => result.state !== 'valid' || refersToOthers(result.facts))
  if (!previous || changesOthers || (today !== dayBefore && site.collections[collection].dependsOnDay)) {
    return publishEntries(collection, publishing)
  }
  return added.length === 0
    ? previous[collection]
    : insertEntries(collection, previous[collection], { ...publishing, added })
}

/** True if an entry can change the marks of others. */
function refersToOthers(facts: unknown): boolean {
  if (typeof facts !== 'object' || facts === null) return false
  const { corrects, supersedes }: { corrects?: unknown; supersedes?: unknown } = facts
  return corrects !== undefined || supersedes !== undefined
}

function insertEntries<C extends CollectionName>(
  collection: C,
  list: Entries[C],
  { site, collected, added, now, today, objects, lists }: Publishing & { added: readonly Appearing[] },
): Entries[C] {
  const slugs = new Set(added.map(({ slug }) => slug))
  const own = { ...collected, [collection]: collected[collection].filter(({ slug }) => slugs.has(slug)) }
  const entries: Entry<C>[] = publishEntries(collection, {
    site,
    collected: own,
    now,
    today,
    objects,
    previous: undefined,
  })
  const all: Entry<C>[] = [...list]
  for (const entry of entries) all.splice(findPlace(site.collections[collection], all, entry), 0, entry)
  lists.extend(all, list, entries)
  return all as Entries[C] // entries of that collection
}

/** Where an entry belongs in a list in its order, by halving. */
function findPlace<C extends CollectionName>(
  { compare }: Collections[C],
  list: readonly Entry<C>[],
  entry: Entry<C>,
): number {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const found = list[middle]
    if (found && compare(found, entry) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/** The entries of a collection among those that appear. */
function pick<C extends CollectionName>(
  collection: C,
  appearing: readonly Appearing[],
  index: ContentIndex,
): Entries[C] {
  const found: Entries[C] = []
  for (const one of appearing) {
    const entry = one.collection === collection ? index.find(collection, one.slug) : undefined
    if (entry) found.push(entry)
  }
  return found
}
