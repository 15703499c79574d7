import { ByteReader } from '#lib/search/byte-reader.ts'
import { ByteWriter } from '#lib/search/byte-writer.ts'
import { searchSections, type SearchSection } from './search-query.ts'

/** Why a document ranks last. */
export type DocumentState = 'withdrawn' | 'superseded'

const states: readonly (DocumentState | undefined)[] = [undefined, 'withdrawn', 'superseded']

/** The most words of a title that are counted. */
export const longestTitle = 15

/** Facts that are known of every document before its title is. */
export interface DocumentFacts {
  /** Undefined where no search finds it. */
  section: SearchSection | undefined
  state: DocumentState | undefined
  /** The year of publication; undefined where it has none. */
  year: number | undefined
  /** The number of words of its title, at most 15. */
  titleLength: number
  /** The number of the page that shows it among others; 0 where it has a page of its own. */
  host: number
  /** True if it is hardly ever what somebody looks for: a unit of the organisation, an award. */
  isMinor: boolean
}

/** The first file of the index. */
export interface SearchIndex {
  /** Changes with the set of documents of the main segment: files of another one have other numbers of documents. */
  layout: string
  /** Changes with what is searched for and shown of any document of the main segment: this file then names all others. */
  check: string
  /** How many shards of terms the main segment has. */
  shards: number
  /** Those of its documents that were removed or replaced since it was made, ascending. */
  removed: readonly number[]
  recent: RecentSegment
}

/** A segment of what was added or replaced since the main one was made. */
export interface RecentSegment {
  /** In the order of all documents. */
  documents: readonly DocumentFacts[]
  /** How many documents of the main segment are before each of them in that order, ascending. */
  places: readonly number[]
  /** As in `terms-{n}`, with the places of documents in this segment. */
  terms: Uint8Array
  /** As in `words-{letter}`, for all letters: how the counts differ. */
  words: Uint8Array
  /** As in `pages-{n}`. */
  rows: Uint8Array
}

export function writeSearchIndex({ layout, check, shards, removed, recent }: SearchIndex): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  writer.text(layout)
  writer.text(check)
  writer.number(shards)
  for (const numbers of [removed, recent.places]) {
    writer.number(numbers.length)
    for (const number of numbers) writer.number(number)
  }
  writeFacts(writer, recent.documents)
  for (const part of [recent.terms, recent.words, recent.rows]) {
    writer.number(part.length)
    writer.bytes(part)
  }
  return writer.finish()
}

export function parseSearchIndex(bytes: Uint8Array): SearchIndex {
  const reader = new ByteReader(bytes)
  const layout = reader.text()
  const check = reader.text()
  const shards = reader.number()
  const readNumbers = () => Array.from({ length: reader.number() }, () => reader.number())
  const [removed, places] = [readNumbers(), readNumbers()]
  const documents = readFacts(reader, places.length)
  const readPart = () => reader.bytes(reader.number())
  return {
    layout,
    check,
    shards,
    removed,
    recent: { documents, places, terms: readPart(), words: readPart(), rows: readPart() },
  }
}

/** `documents` */
export function writeDocuments(all: readonly DocumentFacts[]): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  writer.number(all.length)
  writeFacts(writer, all)
  return writer.finish()
}

export function parseDocuments(bytes: Uint8Array): DocumentFacts[] {
  const reader = new ByteReader(bytes)
  return readFacts(reader, reader.number())
}

const firstYear = 1990

/** Field by field, because neighbours with the same value compress well. */
function writeFacts(writer: ByteWriter, all: readonly DocumentFacts[]): void {
  for (const { section } of all) writer.byte(section === undefined ? 255 : searchSections.indexOf(section))
  for (const { state } of all) writer.byte(states.indexOf(state))
  for (const { year } of all) writer.byte(year === undefined ? 0 : Math.min(255, Math.max(1, year - firstYear)))
  for (const { titleLength } of all) writer.byte(Math.min(longestTitle, titleLength))
  for (const { host, isMinor } of all) writer.byte(host * 2 + Number(isMinor))
}

function readFacts(reader: ByteReader, total: number): DocumentFacts[] {
  const [sections, stateNumbers, years, titleLengths, hosts] = [0, 0, 0, 0, 0].map(() => reader.bytes(total))
  return Array.from({ length: total }, (_, index): DocumentFacts => {
    const year = years?.[index] ?? 0
    const host = hosts?.[index] ?? 0
    return {
      section: searchSections[sections?.[index] ?? 255],
      state: states[stateNumbers?.[index] ?? 0],
      year: year === 0 ? undefined : firstYear + year,
      titleLength: titleLengths?.[index] ?? 0,
      // Bits 1 to 7: the number of the host. Bit 0: is minor.
      host: host >> 1,
      isMinor: (host & 1) === 1,
    }
  })
}
