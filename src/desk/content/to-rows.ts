import { pagesFolder } from '#engine/content/entries/list-entries.ts'
import type { ReadResult } from '#engine/content/entries/read-result.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import { descending } from '#lib/order.ts'
import { foldToLetters } from '#lib/text/fold-to-letters.ts'
import { site } from '#site/site.ts'
import type { Change, ChangePath, Row } from '../protocol/changes.ts'
import { mapLanguages } from '../say/to-local-text.ts'
import type { PlainRow } from '../services/reading.ts'

/** An entry or a page as it was read. */
export interface ReadEntry {
  path: ChangePath
  collection: string
  facts: Partial<CommonFacts> & { publishAt?: string; expiresAt?: string; effectiveTo?: string; validThrough?: string }
  /** By language; none where it cannot be read. */
  titles: Readonly<Record<string, string>>
}

type AnyResult = ReadResult<object, { title: string }>

export function listEntriesOf({ collected }: Pick<ReadContent, 'collected'>): ReadEntry[] {
  // The start page is in the folder of all pages.
  const pages = collected.pages.map(({ path, result }) =>
    toEntry(path === '/' ? pagesFolder : `${pagesFolder}${path}`, pagesFolder, result),
  )
  const entries = site.names.flatMap((collection) => {
    const all: readonly { slug: string; result: AnyResult }[] = collected.entries[collection]
    return all.map(({ slug, result }) => toEntry(`${collection}/${slug}`, collection, result))
  })
  return [...entries, ...pages]
}

function toEntry(path: ChangePath, collection: string, result: AnyResult): ReadEntry {
  if (result.state !== 'valid') return { path, collection, facts: {}, titles: {} }
  const titles = Object.fromEntries(Object.entries(result.matter).map(([locale, { title }]) => [locale, title]))
  return { path, collection, facts: result.facts, titles }
}

export function toRow({ path, collection, facts, titles }: ReadEntry, change: Change | undefined): PlainRow {
  return {
    path,
    collection,
    title: mapLanguages((language) => titles[language] ?? Object.values(titles)[0] ?? path),
    date: facts.publishAt ?? facts.publishedAt,
    state: change?.kind === 'add' ? 'new' : toState(facts.status),
    change,
  }
}

function toState(status: string | undefined): Row['state'] {
  return status === 'draft' || status === 'scheduled' || status === 'withdrawn' ? status : 'published'
}

/** Entries without a day are those that somebody writes now: they come first. Pages have none, and come last. */
const toDay = ({ collection, facts }: ReadEntry) => facts.publishedAt ?? (collection === pagesFolder ? '' : '9999')

/** Those whose titles or paths have all of the words, the latest first. */
export function findByWords<Found extends ReadEntry>(entries: readonly Found[], words: string): Found[] {
  const wanted = foldToLetters(words).split(/\s+/).filter(Boolean)
  const textOf = ({ path, titles }: ReadEntry) => foldToLetters([path, ...Object.values(titles)].join(' '))
  return entries
    .filter((entry) => {
      const text = textOf(entry)
      return wanted.every((word) => text.includes(word))
    })
    .toSorted((a, b) => descending(toDay(a), toDay(b)))
}
