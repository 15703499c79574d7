import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import { toAttachmentUrl } from '#engine/model/entries/attachments.ts'
import type { CommonFacts, GoneRevision } from '#engine/model/entries/common-fields.ts'
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
import type { IsGone, TakenDown, TakenDownList } from './taken-down/taken-down.ts'
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
    const rest = all.filter(({ slug }) => isKept(`${collection}/${slug}`, toEntryHref(site, collection, slug)))
    const rowOf = (slug: string) => takenDown.get(toEntryHref(site, collection, slug) ?? '')
    const revisions = rest.length < all.length ? findRevisions(all, rowOf) : undefined
    const kept = rest.map((entry) => {
      const options = { site, isGone, revisions: revisions?.get(entry.slug) }
      return { ...entry, result: withoutGone(entry.result, collection, options) }
    })
    return kept as [] // entries of that collection
  })
  return { collected: { pages, entries }, hidden }
}

/** Corrections and successors that were taken down, by the slug of what they had revised. One that was withdrawn before is none. */
function findRevisions(
  all: readonly CollectedEntry<CollectionName>[],
  rowOf: (slug: string) => TakenDown | undefined,
): Map<string, GoneRevision[]> {
  const found = new Map<string, GoneRevision[]>()
  const add = (slug: string, revision: GoneRevision) => found.set(slug, [...(found.get(slug) ?? []), revision])
  for (const { slug, result } of all) {
    const row = rowOf(slug)
    if (!row || result.state !== 'valid') continue
    const { status, corrects, supersedes, publishedAt }: CommonFacts = result.facts
    // All instants of the content have the same offset and length, so that they can be compared as texts.
    if (status === 'draft' || status === 'withdrawn' || publishedAt > row.at) continue
    const moments = { publishedAt, takenDownAt: row.at }
    if (corrects) add(corrects.entry, { kind: 'correction', ...moments })
    if (supersedes !== undefined) add(supersedes, { kind: 'successor', ...moments })
  }
  return found
}

interface Going {
  site: ContentSite
  isGone: IsGone
  /** Corrections and successors of it that are gone. */
  revisions?: readonly GoneRevision[] | undefined
}

/** The same object for the same parts, because entries that are the same object are not looked at again. */
const known = new WeakMap<object, { removed: string; result: object }>()

function withoutGone<Result extends ReadResult<object, unknown>>(
  result: Result,
  collection: CollectionName | undefined,
  { site, isGone, revisions = [] }: Going,
): Result {
  if (result.state !== 'valid') return result
  const documents = result.attachments.map(toAttachmentUrl).filter(isGone)
  const links = result.links.map(({ href }) => toPath(href)).filter(isGone)
  const names = referencesOf(site, collection, result.facts).filter((one) =>
    isGone(toEntryHref(site, one.collection, one.slug) ?? ''),
  )
  if (documents.length + links.length + names.length + revisions.length === 0) return result
  const removed = [
    ...documents,
    '',
    ...links,
    '',
    ...names.map(({ path }) => path.join('.')),
    JSON.stringify(revisions),
  ].join()
  const before = known.get(result)
  if (before?.removed === removed) return before.result as Result // made of that result
  // Its hashes are those of everything.
  const { hashes: _hashes, ...others } = result
  const made = {
    ...others,
    ...(names.length > 0 && { facts: hideSlugs(result.facts, names) }),
    // Its page must not state again what was corrected or replaced, as if it never had been.
    ...(revisions.length > 0 && {
      facts: Object.assign(hideSlugs(result.facts, names), { goneRevisions: revisions }),
    }),
    attachments: result.attachments.filter((one) => !isGone(toAttachmentUrl(one))),
    texts: links.length > 0 ? mapTranslated(result.texts, (text) => withoutLinks(text, isGone)) : result.texts,
  }
  known.set(result, { removed, result: made })
  return made as unknown as Result // it differs in no type
}
