import { memoize } from '#lib/memoize.ts'
import { openSealed } from '#lib/search/sealed-file.ts'
import { parseTermTable } from '#lib/search/term-table.ts'
import type { Locale } from '../locale/locale.ts'
import { parsePageRows, type PageRow } from './page-rows.ts'
import { toSearchOwner, toSearchUrl, toTermShard, toWordList, type SearchFileName } from './search-files.ts'
import { SearchIndexError } from './search-index-error.ts'
import { parseSearchIndex, type DocumentFacts, type SearchIndex } from './search-index.ts'
import { parseWordList, type ListedWord } from './word-list.ts'

/** Reads a file of the site, uncompressed. Rejects where there is none. */
export type ReadFile = (url: string) => Promise<Uint8Array>

/** A form of a word in a shard of terms. */
export interface TermForm {
  form: string
  /** Where its postings begin. */
  place: number
}

export interface TermShard {
  bytes: Uint8Array
  forms: ReadonlyMap<string, readonly TermForm[]>
}

/** The index of one build in one language. Files are read when they are first needed, and kept; after a failure, it is opened anew. */
export interface SearchFiles {
  documents: readonly DocumentFacts[]
  readShard: (key: string) => Promise<TermShard>
  /** All words that begin with the same letter. */
  readWords: (word: string) => Promise<readonly ListedWord[]>
  /** Reads the row that results show of a document. */
  readRow: (document: number) => Promise<PageRow>
}

interface Source {
  build: string
  locale: Locale
  readFile: ReadFile
}

/** @throws {SearchIndexError} */
export async function openSearchFiles({ build, locale, readFile }: Source): Promise<SearchFiles> {
  const readSealed = async (name: SearchFileName, layout?: string): Promise<Uint8Array> => {
    const url = toSearchUrl(build, locale, name)
    try {
      return openSealed(toSearchOwner(build, locale, layout), await readFile(url))
    } catch (cause) {
      throw new SearchIndexError(`${url}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }
  const index = parseSearchIndex(await readSealed('index'))
  const { layout, shards } = index
  const findSegment = toSegmentFinder(index)

  const readShard = memoize(async (shard: number): Promise<TermShard> => {
    const bytes = await readSealed(`terms-${shard}`, layout)
    return { bytes, forms: toForms(parseTermTable(bytes)) }
  })
  const readWords = memoize(async (list: string) => parseWordList(await readSealed(`words-${list}`)))
  const readRows = memoize(async (segment: number) => {
    const file = parsePageRows(await readSealed(`pages-${segment}`))
    if (!file || file.check !== index.segments[segment]?.check) {
      throw new SearchIndexError(`${toSearchUrl(build, locale, `pages-${segment}`)} is of other documents`)
    }
    return file.rows
  })
  return {
    documents: index.segments.flatMap(({ documents }) => documents),
    readShard: (key) => readShard(toTermShard(key, shards)),
    readWords: (word) => readWords(toWordList(word)),
    readRow: async (document) => {
      const { segment, place } = findSegment(document)
      const row = (await readRows(segment))[place]
      if (!row) throw new SearchIndexError(`Document ${document} has no title`)
      return row
    },
  }
}

function toForms(terms: ReadonlyMap<string, number>): Map<string, TermForm[]> {
  const forms = new Map<string, TermForm[]>()
  for (const [term, place] of terms) {
    const end = term.indexOf('\t')
    const key = end === -1 ? term : term.slice(0, end)
    const known = forms.get(key)
    const form = { form: end === -1 ? term : term.slice(end + 1), place }
    if (known) known.push(form)
    else forms.set(key, [form])
  }
  return forms
}

function toSegmentFinder({ segments }: SearchIndex): (document: number) => { segment: number; place: number } {
  return (document) => {
    let place = document
    for (const [segment, { documents }] of segments.entries()) {
      if (place < documents.length) return { segment, place }
      place -= documents.length
    }
    throw new SearchIndexError(`There is no document ${document}`)
  }
}
