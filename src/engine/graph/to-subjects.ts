import { hashBytes } from '#engine/content/disk/files.ts'
import type { EntryHashes } from '#engine/content/entries/entry-hashes.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'
import type { CollectionIndex } from '#engine/render/payload/index-collection.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { Part } from './parts.ts'
import type { Subject } from './subjects.ts'
import { pagesKey } from './tracked-pages.ts'

/** Content with the hashes of its parts. */
export type HashedContent = Pick<ReadContent, 'content' | 'hashes'>

/** Makes the subjects of content. What is as it was in the content before has the same objects. */
export type ToSubjects = (published: HashedContent) => Subject[]

/** The input of an entry's hashes besides the entry itself: the names of others. */
interface Relatives {
  newer: string | undefined
  older: string | undefined
  /** The entries that replace and correct it. */
  related: string
}

/** @param indexOf the indexes of the content whose subjects are asked for */
export function createToSubjects({ names, routedNames }: ContentSite, indexOf: PayloadContext['indexOf']): ToSubjects {
  const lists = new Map<CollectionName, { entries: readonly Entry[]; subjects: readonly Subject[] }>()
  const known = new WeakMap<object, { subject: Subject; relatives?: Relatives | undefined }>()

  const toEntrySubject = (entry: Entry, hashes: EntryHashes, relatives: Relatives | undefined): Subject => {
    const former = known.get(entry)
    if (former && isEqual(former.relatives, relatives)) return former.subject
    const { collection, slug, list, isListed, marks, texts } = entry
    const related = relatives?.related ?? ''
    const subject: Subject = {
      key: `${collection}/${slug}`,
      group: collection,
      hashes: {
        ...toPartHashes(hashes.of(entry)),
        state: `${list}|${isListed ? 'listed' : ''}|${marks.join()}|${Object.keys(texts).join()}|${related}`,
        ...(relatives && { place: `${relatives.newer}|${relatives.older}` }),
      },
    }
    known.set(entry, { subject, relatives })
    return subject
  }

  const toListSubjects = (collection: CollectionName, { content, hashes }: HashedContent): readonly Subject[] => {
    const entries: readonly Entry[] = content.entries[collection]
    const former = lists.get(collection)
    if (former?.entries === entries) return former.subjects
    const routed = routedNames.find((name) => name === collection)
    const index = routed && indexOf(routed)
    const subjects = entries.map((entry) => toEntrySubject(entry, hashes, index && toRelatives(index, entry.slug)))
    subjects.push({ key: collection, hashes: { value: hashBytes(entries.map(({ slug }) => slug).join()) } })
    lists.set(collection, { entries, subjects })
    return subjects
  }

  const toPageSubject = (page: ContentPage, hashes: EntryHashes): Subject => {
    const former = known.get(page)
    if (former) return former.subject
    const state = `page|${Object.keys(page.texts).join()}`
    const subject = {
      key: pagesKey + page.path,
      group: pagesKey,
      hashes: { ...toPartHashes(hashes.of(page)), state },
    }
    known.set(page, { subject })
    return subject
  }

  return (published) => {
    const { content, hashes } = published
    return [
      { key: 'now', hashes: { value: content.now.toISOString() } },
      { key: 'today', hashes: { value: content.today } },
      {
        key: 'images',
        hashes: { value: hashBytes(content.images.map(({ path, format }) => `${path} ${format}`).join()) },
      },
      ...names.flatMap((collection) => toListSubjects(collection, published)),
      ...Array.from(content.pages.values(), (page) => toPageSubject(page, hashes)),
      { key: pagesKey, hashes: { value: hashBytes([...content.pages.keys()].join()) } },
    ]
  }
}

function toRelatives(index: CollectionIndex<RoutedName>, slug: string): Relatives {
  const successor = index.findSuccessor(slug)?.slug
  const corrections = index.findCorrections(slug)
  return {
    newer: index.findNewer(slug)?.slug,
    older: index.findOlder(slug)?.slug,
    // Hardly any entry has corrections.
    related: corrections.length === 0 ? (successor ?? '') : [successor, ...corrections.map((one) => one.slug)].join(),
  }
}

function isEqual(a: Relatives | undefined, b: Relatives | undefined): boolean {
  if (!a || !b) return a === b
  return a.newer === b.newer && a.older === b.older && a.related === b.related
}

function toPartHashes({ facts, internal, files, texts }: ReturnType<HashedContent['hashes']['of']>): Subject['hashes'] {
  const parts: Partial<Record<Part, string>> = { facts, ...(internal !== undefined && { internal }), files }
  for (const locale of locales) {
    const text = texts[locale]
    if (!text) continue
    parts[`${locale}.head`] = text.head
    parts[`${locale}.body`] = text.body
  }
  return parts
}
