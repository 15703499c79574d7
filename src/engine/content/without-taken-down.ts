import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import { toAttachmentUrl } from '#engine/model/entries/attachments.ts'
import { mapTranslated } from '#engine/model/entries/translated.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toRecord } from '#lib/records.ts'
import type { HiddenEntry } from './check/content-check.ts'
import { referencesOf } from './checks/references-of.ts'
import type { Collected, CollectedEntries, CollectedEntry } from './entries/collect-entries.ts'
import { pagesFolder } from './entries/list-entries.ts'
import type { ReadResult } from './entries/read-result.ts'
import { toIsGone } from './entries/to-is-gone.ts'
import { hideSlugs } from './taken-down/hide-slugs.ts'
import type { IsGone, TakenDownList } from './taken-down/taken-down.ts'
import { toPath, withoutLinks } from './taken-down/without-links.ts'

interface Remaining {
  collected: Collected
  /** The entries and pages that are taken down, by their folder. */
  hidden: Map<string, HiddenEntry>
}

/** The content without all that is taken down: entries, pages, documents of others, and all names of these in others. */
export function withoutTakenDown(site: ContentSite, collected: Collected, takenDown: TakenDownList): Remaining {
  const hidden = new Map<string, HiddenEntry>()
  if (takenDown.size === 0) return { collected, hidden }
  const isGone = toIsGone(site, takenDown)
  const isKept = (folder: string, path: string | undefined): boolean => {
    const row = path === undefined ? undefined : takenDown.get(path)
    if (row) hidden.set(folder, { status: 'taken down', publishedAt: '', path })
    return row === undefined
  }
  const pages = collected.pages
    .filter(({ path }) => isKept(`${pagesFolder}${path}`, path))
    .map((page) => ({ ...page, result: withoutGone(page.result, undefined, { site, isGone }) }))
  const entries = toRecord<CollectedEntries, CollectionName>(site.names, (collection) => {
    const all: readonly CollectedEntry<CollectionName>[] = collected.entries[collection]
    const kept = all
      .filter(({ slug }) => isKept(`${collection}/${slug}`, toEntryHref(site, collection, slug)))
      .map((entry) => ({ ...entry, result: withoutGone(entry.result, collection, { site, isGone }) }))
    return kept as [] // entries of that collection
  })
  return { collected: { pages, entries }, hidden }
}

/** The same object for the same parts, because entries that are the same object are not looked at again. */
const known = new WeakMap<object, { removed: string; result: object }>()

function withoutGone<Result extends ReadResult<object, unknown>>(
  result: Result,
  collection: CollectionName | undefined,
  { site, isGone }: { site: ContentSite; isGone: IsGone },
): Result {
  if (result.state !== 'valid') return result
  const documents = result.attachments.map(toAttachmentUrl).filter(isGone)
  const links = result.links.map(({ href }) => toPath(href)).filter(isGone)
  const names = referencesOf(site, collection, result.facts).filter((one) =>
    isGone(toEntryHref(site, one.collection, one.slug) ?? ''),
  )
  if (documents.length + links.length + names.length === 0) return result
  const removed = [...documents, '', ...links, '', ...names.map(({ path }) => path.join('.'))].join()
  const before = known.get(result)
  if (before?.removed === removed) return before.result as Result // made of that result
  // Its hashes are those of everything.
  const { hashes: _hashes, ...others } = result
  const made = {
    ...others,
    ...(names.length > 0 && { facts: hideSlugs(result.facts, names) }),
    attachments: result.attachments.filter((one) => !isGone(toAttachmentUrl(one))),
    texts: links.length > 0 ? mapTranslated(result.texts, (text) => withoutLinks(text, isGone)) : result.texts,
  }
  known.set(result, { removed, result: made })
  return made as unknown as Result // it differs in no type
}
