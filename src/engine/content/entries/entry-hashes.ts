import { hash } from 'node:crypto'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Collection } from '#engine/model/entries/define-collection.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { packBody } from './pack-body.ts'

/** Hashes of the parts of an entry or a page: a part that is read from the same sources has the same hash. */
export interface PartHashes {
  /** The facts of `entry.yaml` that are public, or that the engine reads; without the cover and the documents. */
  facts: string
  /** The other facts; undefined if there are none. */
  internal?: string
  /** The cover and the documents. */
  files: string
  texts: Partial<Record<Locale, TextHashes>>
}

export interface TextHashes {
  /** The frontmatter: title, summary, `coverAlt`, `seo`, and the fields that only some collections have. */
  head: string
  /** The rendered text: HTML, headings, anchors, sections, steps. */
  body: string
}

/** The hashes of the entries and pages of one reading. */
export interface EntryHashes {
  /**
   * The hashes of an entry or a page of `content`. What follows from other entries and from the moment of the reading is in
   * none of them: `isListed` and `marks`.
   */
  of: (subject: HashedParts) => PartHashes
}

/** The parts of an entry or a page that are hashed. */
export type HashedParts = Pick<AnyEntry, 'cover' | 'attachments' | 'texts'> & {
  /** Undefined for a page. */
  collection?: CollectionName
  facts: object
  matter: Partial<Record<Locale, unknown>>
}

/** Which facts of a collection are internal. */
export type FactNames = Pick<Collection, 'isInternal'>

/** Hashes that are computed when they are first asked for. */
export function createEntryHashes({ collections }: Pick<ContentSite, 'collections'>): EntryHashes {
  const known = new WeakMap<HashedParts, PartHashes>()
  return {
    of: (subject) => {
      const found = known.get(subject) ?? toPartHashes(subject, subject.collection && collections[subject.collection])
      known.set(subject, found)
      return found
    },
  }
}

/** @param collection the collection of an entry; undefined for a page, all of whose facts are public */
export function toFactHashes(facts: object, collection: FactNames | undefined): Pick<PartHashes, 'facts' | 'internal'> {
  if (!collection) return { facts: toHash(JSON.stringify(facts)) }
  const groups = Object.groupBy(Object.entries(facts), ([name]) => (collection.isInternal(name) ? 'internal' : 'facts'))
  return {
    facts: toHash(JSON.stringify(groups.facts ?? [])),
    ...(groups.internal && { internal: toHash(JSON.stringify(groups.internal)) }),
  }
}

function toPartHashes(
  { facts, cover, attachments, texts, matter }: HashedParts,
  collection: FactNames | undefined,
): PartHashes {
  const hashes: PartHashes = {
    ...toFactHashes(facts, collection),
    files: toHash(JSON.stringify([cover, attachments])),
    texts: {},
  }
  for (const locale of locales) {
    const text = texts[locale]
    if (text) hashes.texts[locale] = { head: toHash(JSON.stringify(matter[locale])), body: toHash(packBody(text)) }
  }
  return hashes
}

/** 96 bits: among a million parts, two are the same by chance once in 10^17 times. */
const hashLength = 16

/** A short hash of a text, or of its bytes in UTF-8. */
export function toHash(text: string | Uint8Array = ''): string {
  return hash('sha256', text, 'base64url').slice(0, hashLength)
}
