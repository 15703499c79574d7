import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

// A table of terms, each with the numbers of the documents that contain it, apart by level: where in the document it stands.
// Numbers are written as differences, so that most take one byte.

/** The numbers of documents by level, ascending; undefined where a level has none. */
export type Postings = readonly (readonly number[] | undefined)[]

export type Terms = readonly (readonly [term: string, postings: Postings])[]

/** A table as a file. */
export function toTermTable(terms: Terms): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  writeTermTable(writer, terms, new ByteWriter())
  return writer.finish()
}

/** Writes a table. Terms contain no line break. @param lists is cleared: many tables can be written with one */
export function writeTermTable(writer: ByteWriter, terms: Terms, lists: ByteWriter): void {
  lists.clear()
  writer.number(terms.length)
  writer.text(terms.map(([term]) => term).join('\n'))
  for (const [, postings] of terms) {
    const start = lists.length
    writePostings(lists, postings)
    writer.number(lists.length - start)
  }
  writer.bytes(lists.written)
}

/** A set of levels, level n as bit n; then for each of them, lowest first, the count of its numbers and their differences. */
function writePostings(writer: ByteWriter, postings: Postings): void {
  let levels = 0
  for (const [level, numbers] of postings.entries()) if (numbers) levels |= 1 << level
  writer.number(levels)
  for (const numbers of postings) {
    if (!numbers) continue
    writer.number(numbers.length)
    let former = -1
    for (const number of numbers) {
      writer.number(number - former - 1)
      former = number
    }
  }
}

/** Reads the terms of a table, each with the place of its postings: `visitPostings` reads them. */
export function parseTermTable(bytes: Uint8Array): Map<string, number> {
  const reader = new ByteReader(bytes)
  const count = reader.number()
  const terms = count === 0 ? (reader.text(), []) : reader.text().split('\n')
  const lengths = terms.map(() => reader.number())
  const places = new Map<string, number>()
  let place = reader.position
  for (const [index, term] of terms.entries()) {
    places.set(term, place)
    place += lengths[index] ?? 0
  }
  return places
}

/** Calls `visit` for each document of a term, by level. */
export function visitPostings(bytes: Uint8Array, place: number, visit: (number: number, level: number) => void): void {
  const reader = new ByteReader(bytes, place)
  const levels = reader.number()
  for (let level = 0; levels >> level !== 0; level++) {
    if (((levels >> level) & 1) === 0) continue
    let number = -1
    for (let left = reader.number(); left > 0; left--) {
      number += reader.number() + 1
      visit(number, level)
    }
  }
}
