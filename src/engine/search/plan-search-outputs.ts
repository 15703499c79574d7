import { hashBytes } from '#engine/content/disk/files.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { writePageRows } from '#engine/model/search/page-rows.ts'
import { toSearchOwner, toSearchUrl, wordLists, type SearchFileName } from '#engine/model/search/search-files.ts'
import { writeSearchIndex } from '#engine/model/search/search-index.ts'
import { toStoredText } from '#engine/outputs/files/compress.ts'
import { toCompressedFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import { sealFile } from '#lib/search/sealed-file.ts'
import type { SearchBlocks } from './create-search-blocks.ts'
import { mergeTerms, mergeWords } from './merge-blocks.ts'
import { toSearchKey } from './search-key.ts'
import { toBlockCheck } from './search-layout.ts'

interface FilePlan {
  name: SearchFileName
  /** True if the file contains numbers of documents. */
  hasNumbers?: true
  /** The input of the file. */
  toInput: () => string
  toBody: () => Uint8Array
}

/** The files of what results show, which can be made together with the pages. */
export function* planSearchRows(blocks: SearchBlocks, build: string): Generator<OutputPlan> {
  const names = [...blocks.toLayout().blocks.keys()]
  for (const [index, name] of names.entries()) {
    for (const locale of locales) {
      const toBody = () => {
        const check = toBlockCheck(blocks.toLayout().blocks.get(name) ?? [])
        return writePageRows({ check, rows: blocks.toBlock(locale, name).rows })
      }
      const toInput = () => hashBytes(toBody())
      yield toPlan({ name: `pages-${index}`, toInput, toBody }, { build, locale, blocks })
    }
  }
}

/** The other files of the index, which are made of all documents. */
export function* planSearchOutputs(blocks: SearchBlocks, build: string): Generator<OutputPlan> {
  const { groups } = blocks.toLayout()
  for (const locale of locales) {
    const site = { build, locale, blocks }
    for (const file of planFiles(blocks, locale, groups)) yield toPlan(file, site)
  }
}

function* planFiles(blocks: SearchBlocks, locale: Locale, groups: number): Generator<FilePlan> {
  const toIndex = () => {
    const { id, groups, blocks: members } = blocks.toLayout()
    const all = blocks.toAll(locale)
    const names = [...members.values()]
    return writeSearchIndex({
      layout: id,
      groups,
      blocks: all.map(({ facts }, index) => ({ check: toBlockCheck(names[index] ?? []), documents: facts })),
    })
  }
  yield { name: 'index', toInput: () => hashBytes(toIndex()), toBody: toIndex }
  for (let group = 0; group < groups; group++) {
    yield {
      name: `terms-${group}`,
      hasNumbers: true,
      toInput: () =>
        blocks
          .toAll(locale)
          .map(({ toTermsCheck }) => toTermsCheck(group))
          .join(),
      toBody: () => mergeTerms(blocks.toAll(locale), group),
    }
  }
  for (const [index, list] of wordLists.entries()) {
    yield {
      name: `words-${list}`,
      toInput: () =>
        blocks
          .toAll(locale)
          .map(({ toWordsCheck }) => toWordsCheck(index))
          .join(),
      toBody: () => mergeWords(blocks.toAll(locale), index),
    }
  }
}

interface SearchSite {
  build: string
  locale: Locale
  blocks: SearchBlocks
}

function toPlan({ name, hasNumbers, toInput, toBody }: FilePlan, { build, locale, blocks }: SearchSite): OutputPlan {
  return {
    key: toSearchKey(locale, name),
    kind: 'search index',
    prepare: () => {
      const owner = toSearchOwner(build, locale, hasNumbers ? blocks.toLayout().id : '')
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
