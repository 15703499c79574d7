import { ByteReader } from '#lib/search/byte-reader.ts'
import { ByteWriter } from '#lib/search/byte-writer.ts'
import { searchSections, type SearchSection } from './search-query.ts'

/** Why a document ranks last. */
export type DocumentState = 'withdrawn' | 'superseded'

const states: readonly (DocumentState | undefined)[] = [undefined, 'withdrawn', 'superseded']

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

/** Some documents whose titles are in one file. */
export interface SegmentFacts {
  /** Changes with the set of its documents, whose numbers depend on it. */
  check: number
  documents: readonly DocumentFacts[]
}

/** The first file of the index. */
export interface SearchIndex {
  /** Changes with the set of documents: terms of another one have other numbers of documents. */
  layout: string
  /** How many shards of terms there are. */
  shards: number
  segments: readonly SegmentFacts[]
}

const firstYear = 1990

export function writeSearchIndex({ layout, shards, segments }: SearchIndex): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  writer.text(layout)
  writer.number(shards)
  writer.number(segments.length)
  for (const { check, documents } of segments) {
    writer.number(documents.length)
    writer.number(check)
  }
  // Field by field, because neighbours with the same value compress well.
  const all = segments.flatMap(({ documents }) => documents)
  for (const { section } of all) writer.byte(section === undefined ? 255 : searchSections.indexOf(section))
  for (const { state } of all) writer.byte(states.indexOf(state))
  for (const { year } of all) writer.byte(year === undefined ? 0 : Math.min(255, Math.max(1, year - firstYear)))
  for (const { titleLength } of all) writer.byte(Math.min(15, titleLength))
  for (const { host, isMinor } of all) writer.byte(host * 2 + Number(isMinor))
  return writer.finish()
}

export function parseSearchIndex(bytes: Uint8Array): SearchIndex {
  const reader = new ByteReader(bytes)
  const layout = reader.text()
  const shards = reader.number()
  const sizes = Array.from({ length: reader.number() }, () => ({ count: reader.number(), check: reader.number() }))
  const total = sizes.reduce((sum, { count }) => sum + count, 0)
  const [sections, stateNumbers, years, titleLengths, hosts] = [0, 0, 0, 0, 0].map(() => reader.bytes(total))
  const documents = Array.from({ length: total }, (_, index): DocumentFacts => {
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
  let start = 0
  const segments = sizes.map(({ count, check }) => {
    start += count
    return { check, documents: documents.slice(start - count, start) }
  })
  return { layout, shards, segments }
}
