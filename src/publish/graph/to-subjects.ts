import { hashBytes } from '#compiler/disk/files.ts'
import type { ReadContent } from '#compiler/examine-tree.ts'
import { routedNames } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'
import { locales } from '#model/locale/locale.ts'
import { collectionNames } from '#model/vocabulary/collection-names.ts'
import type { PayloadContext } from '../payload/payload-context.ts'
import type { Part } from './parts.ts'
import type { Subject } from './subjects.ts'
import { pagesKey } from './tracked-pages.ts'

/** Content with the hashes of its parts. */
export type Published = Pick<ReadContent, 'content' | 'hashes'>

/** The parts of all content with their hashes. */
export function* toSubjects({ content, hashes }: Published, indexOf: PayloadContext['indexOf']): Generator<Subject> {
  yield { key: 'now', hashes: { value: content.now.toISOString() } }
  yield { key: 'today', hashes: { value: content.today } }
  for (const collection of collectionNames) {
    const all: readonly Entry[] = content.entries[collection]
    const routed = routedNames.find((name) => name === collection)
    const index = routed && indexOf(routed)
    for (const entry of all) {
      const { slug, isListed, marks } = entry
      const related = index
        ? [index.findSuccessor(slug), ...index.findCorrections(slug)].map((other) => other?.slug)
        : []
      yield {
        key: `${collection}/${slug}`,
        group: collection,
        hashes: {
          ...toPartHashes(hashes.of(entry)),
          state: `${isListed ? 'listed' : ''}|${marks.join()}|${Object.keys(entry.texts).join()}|${related.join()}`,
          ...(index && { place: `${index.findNewer(slug)?.slug}|${index.findOlder(slug)?.slug}` }),
        },
      }
    }
    yield { key: collection, hashes: { value: hashBytes(all.map(({ slug }) => slug).join()) } }
  }
  for (const page of content.pages.values()) {
    const state = `page|${Object.keys(page.texts).join()}`
    yield { key: pagesKey + page.path, group: pagesKey, hashes: { ...toPartHashes(hashes.of(page)), state } }
  }
  yield { key: pagesKey, hashes: { value: hashBytes([...content.pages.keys()].join()) } }
}

function toPartHashes({ facts, files, texts }: ReturnType<Published['hashes']['of']>): Subject['hashes'] {
  const parts: Partial<Record<Part, string>> = { facts, files }
  for (const locale of locales) {
    const text = texts[locale]
    if (!text) continue
    parts[`${locale}.head`] = text.head
    parts[`${locale}.body`] = text.body
  }
  return parts
}
