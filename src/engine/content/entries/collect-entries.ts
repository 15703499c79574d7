import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { FactsOf, MatterOf, PageFacts, PageMatter } from '#engine/model/entries/content.ts'
import type { TextMatter } from '#engine/model/entries/text.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { ascending } from '#lib/order.ts'
import { toRecord } from '#lib/records.ts'
import type { ArchiveLock } from '../archive/archive-lock.ts'
import { isRecorded } from '../archive/is-recorded.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { isAsWritten, isImported } from '../wording/is-as-written.ts'
import { pagesFolder, type EntryKind, type ListedEntry } from './list-entries.ts'
import type { EntrySchemas } from './read-entry.ts'
import { unreadableEntry, type EntryFolder, type ReadResult } from './read-result.ts'

/** The result of reading an entry of a collection. */
export interface CollectedEntry<C extends CollectionName> {
  /** The name of its folder. */
  slug: string
  result: ReadResult<FactsOf<C>, MatterOf<C>>
}

/** The results of all collections. */
export type CollectedEntries = { [C in CollectionName]: CollectedEntry<C>[] }

export interface ReadPage {
  /** The path of its URL, which is the path of its folder below that of the pages. */
  path: string
  result: ReadResult<PageFacts, PageMatter>
}

/** All that was read. */
export interface Collected {
  /** Sorted by path. */
  pages: ReadPage[]
  entries: CollectedEntries
}

/** Facts of any kind of entry, in code that only needs those of every entry. */
export interface AnyFacts {
  status: string
  attachments?: unknown
}

/** An entry's folder of any kind, once read. */
export type AnyEntryFolder = EntryFolder<AnyFacts, TextMatter>

/** The schemas of a kind of entry. */
export function schemasOf(
  { pages, collections }: Pick<ContentSite, 'pages' | 'collections'>,
  kind: EntryKind,
): EntrySchemas<AnyFacts, TextMatter> {
  if (kind === pagesFolder) return { facts: pages.schema, text: pages.text }
  const { schema, text, isArchived } = collections[kind]
  return { facts: schema, text, isArchived }
}

const unreadable: AnyEntryFolder = { result: unreadableEntry, diagnostics: new Diagnostics(), isDraft: false }

/**
 * Sorts what was read by kind, and adds its errors to the diagnostics.
 * @param readOf what the folder of an entry was read as
 */
export function collectEntries(
  listed: readonly ListedEntry[],
  readOf: (entry: ListedEntry) => AnyEntryFolder,
  {
    names,
    lock,
    isStrict,
    diagnostics,
  }: { names: readonly CollectionName[]; lock: ArchiveLock | undefined; isStrict: boolean; diagnostics: Diagnostics },
): Collected {
  const pages: ReadPage[] = []
  const entries = toRecord<CollectedEntries, CollectionName>(names, () => [])
  for (const entry of listed) {
    const { kind, name, folder, problems } = entry
    const { result, diagnostics: own, isDraft } = folder ? readOf(entry) : unreadable
    if (problems.list.length > 0) diagnostics.addAll(problems, { isDraft })
    if (own.list.length > 0) {
      const id = `${kind}/${name}`
      const facts = result.state === 'valid' ? result.facts : undefined
      diagnostics.addAll(own, {
        isDraft,
        isStrict,
        isRecorded: isRecorded(id, facts, lock),
        isHeldToRecord: lock?.has(id) === true,
        isAsWritten: isAsWritten(facts),
        isImported: isImported(facts),
      })
    }
    if (kind === pagesFolder) pages.push({ path: name, result: result as ReadPage['result'] }) // read with the schemas of its kind
    else {
      const list: { slug: string; result: object }[] = entries[kind]
      list.push({ slug: name, result }) // read with the schemas of its kind
    }
  }
  return { pages: pages.toSorted((a, b) => ascending(a.path, b.path)), entries }
}
