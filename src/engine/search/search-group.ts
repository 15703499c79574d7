import { crc32 } from 'node:zlib'
import * as v from 'valibot'
import { hashBytes } from '#engine/content/disk/files.ts'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { isPageRow, type PageRow } from '#engine/model/search/page-rows.ts'
import { toTermShard, toWordList, wordLists } from '#engine/model/search/search-files.ts'
import type { DocumentFacts } from '#engine/model/search/search-index.ts'
import { searchSections } from '#engine/model/search/search-query.ts'
import { ascending } from '#lib/order.ts'
import { ByteReader } from '#lib/search/byte-reader.ts'
import { ByteWriter } from '#lib/search/byte-writer.ts'
import { writeTermTable } from '#lib/search/term-table.ts'
import type { SearchDocument } from './search-document.ts'
import type { CollectedTerms } from './term-collector.ts'

/**
 * A group of documents, as the files of the index need it. It is kept between builds, so that after a change only the
 * documents of its own group are read again.
 */
export interface SearchGroup extends GroupHead {
  /** All of it. */
  bytes: Uint8Array
  /** A hash of all of it. */
  hash: string
  /** How many shards of terms it has. */
  shards: number
  /** The table of the terms of a shard, with the places of documents in the group. */
  toTerms: (shard: number) => Uint8Array
  /** Changes with these terms. It was computed with the group: files ask it of all groups after each change. */
  toTermsCheck: (shard: number) => string
  /** The words of a list, each with the places of its documents: `margin 3 17`. */
  toWords: (list: number) => Uint8Array
  toWordsCheck: (list: number) => string
}

/** By the place of a document in the group. */
interface GroupHead {
  names: readonly string[]
  /** A hash of all that is searched for and shown of each. */
  versions: readonly string[]
  facts: readonly DocumentFacts[]
  rows: readonly (PageRow | null)[]
}

const headSchema: v.GenericSchema<unknown, GroupHead> = v.object({
  names: v.array(v.string()),
  versions: v.array(v.string()),
  facts: v.array(
    v.object({
      section: v.optional(v.picklist(searchSections), () => undefined),
      state: v.optional(v.picklist(['withdrawn', 'superseded']), () => undefined),
      year: v.optional(v.number(), () => undefined),
      titleLength: v.number(),
      host: v.number(),
      isMinor: v.boolean(),
    }),
  ),
  rows: v.array(v.custom<PageRow | null>(isPageRow)),
})

interface GroupSource {
  names: readonly string[]
  /** Null where no search finds it. */
  documents: readonly (SearchDocument | null)[]
  collected: CollectedTerms
  shards: number
}

const encoder = new TextEncoder()

export function toSearchGroup({ names, documents, collected, shards }: GroupSource): SearchGroup {
  const versions = documents.map((one) => hashBytes(JSON.stringify(one)).slice(0, 16))
  const head: GroupHead = { names, versions, facts: documents.map(toFacts), rows: documents.map(toRow) }
  const tables = Array.from({ length: shards }, (): [string, number[][]][] => [])
  for (const [term, levels] of collected.terms) tables[toTermShard(toKey(term), shards)]?.push([term, levels])
  const lists = new Map(wordLists.map((list): [string, string[]] => [list, []]))
  for (const [word, places] of collected.words) lists.get(toWordList(word))?.push(`${word} ${places.join(' ')}`)
  const parts = new ByteWriter()
  const scratch = new ByteWriter()
  const sizes = new ByteWriter()
  const write = (run: () => void) => {
    const start = parts.length
    run()
    sizes.number(parts.length - start)
    sizes.number(crc32(parts.written.subarray(start)))
  }
  for (const table of tables) {
    write(() => {
      if (table.length > 0)
        writeTermTable(
          parts,
          table.toSorted(([a], [b]) => ascending(a, b)),
          scratch,
        )
    })
  }
  for (const lines of lists.values()) write(() => parts.bytes(encoder.encode(lines.toSorted().join('\n'))))
  const writer = new ByteWriter()
  writer.text(JSON.stringify(head))
  writer.number(shards)
  writer.bytes(sizes.written)
  writer.bytes(parts.written)
  scratch.clear()
  scratch.text(hashBytes(writer.written))
  scratch.bytes(writer.written)
  const group = parseSearchGroup(scratch.finish())
  if (!group) throw new Error('A group of documents of the search is not as its schema says')
  return group
}

/** Undefined where an earlier version of this program wrote it. */
export function parseSearchGroup(bytes: Uint8Array): SearchGroup | undefined {
  const reader = new ByteReader(bytes)
  const hash = reader.text()
  const head = parseStored(headSchema, reader.text())
  if (!head) return undefined
  const shards = reader.number()
  const ends: number[] = []
  const checks: string[] = []
  let end = 0
  for (let part = 0; part < shards + wordLists.length; part++) {
    const length = reader.number()
    end += length
    ends.push(end)
    checks.push(`${length} ${reader.number()}`)
  }
  const contents = bytes.subarray(reader.position)
  const toPart = (part: number) => contents.subarray(ends[part - 1] ?? 0, ends[part])
  const toCheck = (part: number) => checks[part] ?? ''
  return {
    bytes,
    hash,
    shards,
    ...head,
    toTerms: toPart,
    toTermsCheck: toCheck,
    toWords: (list) => toPart(shards + list),
    toWordsCheck: (list) => toCheck(shards + list),
  }
}

/** The key of a term of `CollectedTerms`. */
function toKey(term: string): string {
  const end = term.indexOf('\t')
  return end === -1 ? term : term.slice(0, end)
}

const nothing: DocumentFacts = {
  section: undefined,
  state: undefined,
  year: undefined,
  titleLength: 0,
  host: 0,
  isMinor: false,
}

function toFacts(document: SearchDocument | null): DocumentFacts {
  if (!document) return nothing
  const { section, state, year, title, host, isMinor } = document
  return { section, state, year, titleLength: title.split(/\s+/).length, host, isMinor }
}

function toRow(document: SearchDocument | null): PageRow | null {
  if (!document) return null
  const { href, anchor, title, kind, day, textLocale, attached } = document
  return { href, anchor, title, kind, day, textLocale, text: toRowText(document), attached }
}

/** The most letters of the text that snippets are cut from: longer ones are more bytes for each result. */
const longestText = 600

/** The summary, and the beginning of what follows, a paragraph in each line. */
function toRowText({ summary, body }: SearchDocument): string {
  const paragraphs = [summary, ...body].flatMap((text) => text.split('\n'))
  const text = paragraphs
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
    .join('\n')
  if (text.length <= longestText) return text
  return `${text.slice(0, text.slice(0, longestText).search(/\s+\S*$/))} …`
}
