import type { ContentSite } from '#engine/model/content/content-site.ts'
import { toAttachmentUrl } from '#engine/model/entries/attachments.ts'
import type { Entries, Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { TakenDownList } from '../taken-down/taken-down.ts'
import type { ArchivedParts } from './archive-lock.ts'
import { toValueDigest, type Digests } from './digests.ts'

/** Finds the hashes of an entry's sources; undefined for collections that are not archived. */
export type DigestsOf = (entry: Entry) => Digests | undefined

/** The visible entries of all archived collections, by `collection/slug`. */
export function listArchived({ names, collections }: ContentSite, entries: Entries): Map<string, Entry> {
  const archived = names.filter((name) => collections[name].isArchived)
  return new Map(
    archived.flatMap((name) => entries[name].map((entry): [string, Entry] => [`${name}/${entry.slug}`, entry])),
  )
}

/** The parts of an entry as they are now. */
export function toParts({ facts, attachments }: Entry, digests: Digests): ArchivedParts {
  const parts = new Map([
    ['published', new Date(facts.publishedAt).toISOString()],
    ['entry.yaml', digests.facts],
  ])
  for (const locale of locales) {
    const text = digests.texts[locale]
    if (text !== undefined) parts.set(`${locale}.md`, text)
  }
  for (const { file, sha256 } of attachments) {
    parts.set(file, sha256)
    parts.set(`${file}#listing`, digests.listings[file] ?? '')
  }
  if (facts.withdrawal) parts.set('withdrawn', toValueDigest(facts.withdrawal))
  return parts
}

/** The recorded parts that are now different or gone, other than documents that were taken down. What is new changes nothing. */
export function findChangedParts(
  recorded: ArchivedParts,
  present: ArchivedParts,
  isTakenDown: (part: string) => boolean,
): string[] {
  return [...recorded.keys()].filter((part) => recorded.get(part) !== present.get(part) && !isTakenDown(part))
}

/** Tells if a part of an entry is a document that was taken down, or how it was listed. */
export function takenDownParts({ collection, slug }: Pick<Entry, 'collection' | 'slug'>, takenDown: TakenDownList) {
  return (part: string): boolean =>
    takenDown.has(toAttachmentUrl({ path: `${collection}/${slug}/${part.replace(/#listing$/, '')}` }))
}
