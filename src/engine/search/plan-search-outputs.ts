import { hashBytes } from '#engine/content/disk/files.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { writePageRows } from '#engine/model/search/page-rows.ts'
import { toSearchOwner, toSearchUrl, wordLists, type SearchFileName } from '#engine/model/search/search-files.ts'
import { writeSearchIndex } from '#engine/model/search/search-index.ts'
import { toCompressedFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import { toStoredText } from '#engine/render/files/compress.ts'
import { sealFile } from '#lib/search/sealed-file.ts'
import type { SearchSegments } from './create-search-segments.ts'
import { mergeTerms, mergeWords } from './merge-segments.ts'
import { toSearchKey } from './search-key.ts'
import { toSegmentCheck } from './search-layout.ts'

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
  const names = [...segments.toLayout().segments.keys()]
  for (const [index, name] of names.entries()) {
    for (const locale of locales) {
      const toBody = () => {
        const check = toSegmentCheck(segments.toLayout().segments.get(name) ?? [])
        return writePageRows({ check, rows: segments.toSegment(locale, name).rows })
      }
      const toInput = () => hashBytes(toBody())
      yield toPlan({ name: `pages-${index}`, toInput, toBody }, { build, locale, segments })
    }
  }
}

/** The other files of the index, which are made of all documents. */
export function* planSearchOutputs(segments: SearchSegments, build: string): Generator<OutputPlan> {
  const { shards } = segments.toLayout()
  for (const locale of locales) {
    const site = { build, locale, segments }
    for (const file of planFiles(segments, locale, shards)) yield toPlan(file, site)
  }
}

function* planFiles(segments: SearchSegments, locale: Locale, shards: number): Generator<FilePlan> {
  const toIndex = () => {
    const { id, shards, segments: members } = segments.toLayout()
    const all = segments.toAll(locale)
    const names = [...members.values()]
    return writeSearchIndex({
      layout: id,
      shards,
      segments: all.map(({ facts }, index) => ({ check: toSegmentCheck(names[index] ?? []), documents: facts })),
    })
  }
  yield { name: 'index', toInput: () => hashBytes(toIndex()), toBody: toIndex }
  for (let shard = 0; shard < shards; shard++) {
    yield {
      name: `terms-${shard}`,
      hasNumbers: true,
      toInput: () =>
        segments
          .toAll(locale)
          .map(({ toTermsCheck }) => toTermsCheck(shard))
          .join(),
      toBody: () => mergeTerms(segments.toAll(locale), shard),
    }
  }
  for (const [index, list] of wordLists.entries()) {
    yield {
      name: `words-${list}`,
      toInput: () =>
        segments
          .toAll(locale)
          .map(({ toWordsCheck }) => toWordsCheck(index))
          .join(),
      toBody: () => mergeWords(segments.toAll(locale), index),
    }
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
      const owner = toSearchOwner(build, locale, hasNumbers ? segments.toLayout().id : '')
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
