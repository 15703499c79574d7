import { hashBytes } from '#engine/content/disk/files.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { rowsPerPage, writePageRows, type PageRows } from '#engine/model/search/page-rows.ts'
import { toSearchOwner, toSearchUrl, wordLists, type SearchFileName } from '#engine/model/search/search-files.ts'
import { writeDocuments, writeSearchIndex, type SearchIndex } from '#engine/model/search/search-index.ts'
import { toCompressedFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import { toStoredText } from '#engine/render/files/compress.ts'
import { sealFile } from '#lib/search/sealed-file.ts'
import { mergeTerms, mergeWords } from './merge-groups.ts'
import type { SearchSegments } from './open-search-segments.ts'
import { toSearchKey } from './search-key.ts'
import { toRecentSegment, type PlacedChange } from './to-recent-segment.ts'

interface FilePlan {
  name: SearchFileName
  /** True if the file contains numbers of documents. */
  hasNumbers?: true
  /** The input of the file. */
  toInput: () => string
  toBody: () => Uint8Array
}

/** The files of what results show, which can be made together with the pages. */
export function* planSearchRows(segments: SearchSegments, build: string): Generator<OutputPlan> {
  /** By the number of a document, its group, and its place in it. */
  const all = segments.main.groups.flatMap(({ size }, index) =>
    Array.from({ length: size }, (_, place) => ({ index, place })),
  )
  for (let page = 0; page * rowsPerPage < all.length; page++) {
    const own = all.slice(page * rowsPerPage, (page + 1) * rowsPerPage)
    const indexes = [...new Set(own.map(({ index }) => index))]
    const skipped = own[0]?.place ?? 0
    for (const locale of locales) {
      const toBody = () =>
        writePageRows(
          indexes.flatMap((index) => toPresentRows(segments, locale, index)).slice(skipped, skipped + rowsPerPage),
        )
      const toInput = () => hashBytes(toBody())
      yield toPlan({ name: `pages-${page}`, hasNumbers: true, toInput, toBody }, { build, locale, segments })
    }
  }
}

/** The rows of a group of the main segment, without those that were removed since, although it still has their numbers. */
function toPresentRows({ toChange, toMainGroup }: SearchSegments, locale: Locale, index: number): PageRows {
  const removed = new Set(toChange(locale, index)?.removed)
  return toMainGroup(locale, index).rows.map((row, place) => (removed.has(place) ? null : row))
}

/** The other files of the index, which are made of all documents. */
export function* planSearchOutputs(segments: SearchSegments, build: string): Generator<OutputPlan> {
  for (const locale of locales) {
    const site = { build, locale, segments }
    for (const file of planFiles(segments, locale)) yield toPlan(file, site)
  }
}

function* planFiles(segments: SearchSegments, locale: Locale): Generator<FilePlan> {
  const { groups, shards } = segments.main
  const toAll = () => groups.map((_, index) => segments.toMainGroup(locale, index))
  const toIndex = () => writeSearchIndex(toSearchIndex(segments, locale))
  yield { name: 'index', toInput: () => hashBytes(toIndex()), toBody: toIndex }
  const toDocuments = () => writeDocuments(toAll().flatMap(({ facts }) => facts))
  yield { name: 'documents', hasNumbers: true, toInput: () => hashBytes(toDocuments()), toBody: toDocuments }
  for (let shard = 0; shard < shards; shard++) {
    yield {
      name: `terms-${shard}`,
      hasNumbers: true,
      toInput: () =>
        toAll()
          .map(({ toTermsCheck }) => toTermsCheck(shard))
          .join(),
      toBody: () => mergeTerms(toAll(), shard),
    }
  }
  for (const [index, list] of wordLists.entries()) {
    yield {
      name: `words-${list}`,
      toInput: () =>
        toAll()
          .map(({ toWordsCheck }) => toWordsCheck(index))
          .join(),
      toBody: () => mergeWords(toAll(), index),
    }
  }
}

function toSearchIndex({ main, toChange, toMainHash }: SearchSegments, locale: Locale): SearchIndex {
  const changes: PlacedChange[] = []
  let start = 0
  for (const [index, { size }] of main.groups.entries()) {
    const change = toChange(locale, index)
    if (change) changes.push({ start, change })
    start += size
  }
  return {
    layout: main.layout,
    check: hashBytes(main.groups.map((_, index) => toMainHash(locale, index)).join()),
    shards: main.shards,
    removed: changes.flatMap(({ start: before, change }) => change.removed.map((place) => before + place)),
    recent: toRecentSegment(changes),
  }
}

interface SearchSite {
  build: string
  locale: Locale
  segments: SearchSegments
}

function toPlan({ name, hasNumbers, toInput, toBody }: FilePlan, { build, locale, segments }: SearchSite): OutputPlan {
  return {
    key: toSearchKey(locale, name),
    kind: 'search index',
    prepare: () => {
      segments.recordMain()
      const owner = toSearchOwner(build, locale, hasNumbers ? segments.main.layout : '')
      return {
        input: hashBytes(`${owner} ${toInput()}`),
        make: () => {
          const url = toSearchUrl(build, locale, name)
          const stored = toStoredText(sealFile(owner, toBody()))
          return [toCompressedFile({ kind: 'file', url }, stored, { type: binary, cache: 'revalidate' })]
        },
      }
    },
  }
}

const binary = 'application/octet-stream'
