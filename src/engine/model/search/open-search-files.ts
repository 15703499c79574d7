import { memoize } from '#lib/memoize.ts'
import { openSealed } from '#lib/search/sealed-file.ts'
import type { Locale } from '../locale/locale.ts'
import { numberDocuments } from './number-documents.ts'
import { parsePageRows, rowsPerPage, type PageRow, type PageRows } from './page-rows.ts'
import { toSearchOwner, toSearchUrl, toTermShard, toWordList, type SearchFileName } from './search-files.ts'
import { SearchIndexError } from './search-index-error.ts'
import { parseDocuments, parseSearchIndex, type DocumentFacts } from './search-index.ts'
import { mergeForms, openTerms, type TermForm } from './term-forms.ts'
import { mergeWordLists, parseWordList, type ListedWord } from './word-list.ts'

/** Reads a file of the site, uncompressed. Rejects where there is none. */
export type ReadFile = (url: string) => Promise<Uint8Array>

/**
 * The index of one build in one language, with its segments as one. Files are read when they are first needed, and kept; after a failure,
 * it is opened anew.
 */
export interface SearchFiles {
  documents: readonly DocumentFacts[]
  /** The forms of a word or a pair that any document has. */
  readForms: (key: string) => Promise<readonly TermForm[]>
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

/** The most keys whose forms are kept: queries come from strangers. */
const mostKeys = 200

/** @throws {SearchIndexError} */
export async function openSearchFiles({ build, locale, readFile }: Source): Promise<SearchFiles> {
  const readSealed = async (name: SearchFileName, layout: string | Promise<string>): Promise<Uint8Array> => {
    const url = toSearchUrl(build, locale, name)
    const reading = readFile(url)
    try {
      const [file, id] = await Promise.all([reading, layout])
      return openSealed(toSearchOwner(build, locale, id), file)
    } catch (cause) {
      if (cause instanceof SearchIndexError) throw cause
      throw new SearchIndexError(`${url}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }
  const opening = readSealed('index', '').then(parseSearchIndex)
  // Asked for at once: together they are what every query needs.
  const reading = readSealed(
    'documents',
    opening.then(({ layout }) => layout),
  ).then(parseDocuments)
  const [index, main] = await Promise.all([opening, reading])
  const { layout, shards, recent } = index
  const { documents, places, ofMain, ofRecent } = numberDocuments(index, main)
  const recentTerms = { ...openTerms(recent.terms), numbers: ofRecent }
  const recentWords = parseWordList(recent.words)
  const recentRows = toRows('index', recent.rows)

  const readTerms = memoize(async (shard: number) => openTerms(await readSealed(`terms-${shard}`, layout)))
  const readList = memoize(async (list: string) =>
    mergeWordLists(
      parseWordList(await readSealed(`words-${list}`, '')),
      recentWords.filter(({ word }) => toWordList(word) === list),
    ),
  )
  const readPage = memoize(async (page: number) => toRows(`pages-${page}`, await readSealed(`pages-${page}`, layout)))
  const readMainRow = async (place: number) => {
    const page = Math.floor(place / rowsPerPage)
    return (await readPage(page))[place - page * rowsPerPage]
  }
  return {
    documents,
    readForms: memoize(async (key) => {
      const terms = await readTerms(toTermShard(key, shards))
      return mergeForms(key, [{ ...terms, numbers: ofMain }, recentTerms])
    }, mostKeys),
    readWords: (word) => readList(toWordList(word)),
    readRow: async (document) => {
      const { isRecent, place } = places[document] ?? { isRecent: true, place: -1 }
      const row = isRecent ? recentRows[place] : await readMainRow(place)
      if (!row) throw new SearchIndexError(`Document ${document} has no title`)
      return row
    },
  }
}

/** @param name that of the file */
function toRows(name: string, bytes: Uint8Array): PageRows {
  const rows = parsePageRows(bytes)
  if (!rows) throw new SearchIndexError(`${name} is of another version`)
  return rows
}
