import { toEntryHref } from '#features/entry-address.ts'
import { toRecord } from '#lib/records.ts'
import { toAttachmentUrl } from '#model/entries/attachments.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import type { HiddenEntry } from './check/content-check.ts'
import type { Collected, CollectedEntries, CollectedEntry } from './entries/collect-entries.ts'
import { pagesFolder } from './entries/list-entries.ts'
import type { ReadResult } from './entries/read-result.ts'
import type { TakenDownList } from './taken-down/taken-down.ts'

interface Remaining {
  collected: Collected
  /** The entries and pages that are taken down, by their folder. */
  hidden: Map<string, HiddenEntry>
}

/** What was read, without what is taken down: entries, pages, and documents of others. */
export function withoutTakenDown(collected: Collected, takenDown: TakenDownList): Remaining {
  const hidden = new Map<string, HiddenEntry>()
  if (takenDown.size === 0) return { collected, hidden }
  const isKept = (folder: string, path: string | undefined): boolean => {
    const row = path === undefined ? undefined : takenDown.get(path)
    if (row) hidden.set(folder, { status: 'taken down', publishedAt: '', path })
    return row === undefined
  }
  const pages = collected.pages
    .filter(({ path }) => isKept(`${pagesFolder}${path}`, path))
    .map((page) => ({ ...page, result: withoutDocuments(page.result, takenDown) }))
  const entries = toRecord<CollectedEntries, CollectionName>(collectionNames, (collection) => {
    const all: readonly CollectedEntry<CollectionName>[] = collected.entries[collection]
    const kept = all
      .filter(({ slug }) => isKept(`${collection}/${slug}`, toEntryHref(collection, slug)))
      .map((entry) => ({ ...entry, result: withoutDocuments(entry.result, takenDown) }))
    return kept as [] // entries of that collection
  })
  return { collected: { pages, entries }, hidden }
}

/** The same object for the same documents, because entries that are the same object are not looked at again. */
const known = new WeakMap<object, { removed: string; result: object }>()

function withoutDocuments<Result extends ReadResult<unknown, unknown>>(
  result: Result,
  takenDown: TakenDownList,
): Result {
  if (result.state !== 'valid' || result.attachments.length === 0) return result
  const isGone = takenDownIn(takenDown)
  const kept = result.attachments.filter((one) => !isGone(one))
  if (kept.length === result.attachments.length) return result
  const removed = result.attachments.filter(isGone).map(toAttachmentUrl).join()
  const before = known.get(result)
  if (before?.removed === removed) return before.result as Result // made of that result
  // Its hashes are those of all documents.
  const { hashes: _hashes, ...others } = result
  const made = { ...others, attachments: kept }
  known.set(result, { removed, result: made })
  return made as unknown as Result // it differs in its documents alone
}

function takenDownIn(takenDown: TakenDownList) {
  return (attachment: { path: string }) => takenDown.has(toAttachmentUrl(attachment))
}
