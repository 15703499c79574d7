import { brotliDecompressSync } from 'node:zlib'
import { locales, mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import type { AskedCard } from '#engine/model/search/answer-card.ts'
import { createSiteSearch } from '#engine/model/search/create-site-search.ts'
import type { ReadFile } from '#engine/model/search/open-search-files.ts'
import type { SiteSearch } from '#engine/model/search/search-answer.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { Href } from '#lib/href.ts'
import { toGroupChange } from './group-change.ts'
import type { SearchSegments } from './open-search-segments.ts'
import { planAnswers } from './plan-answers.ts'
import { planSearchOutputs, planSearchRows } from './plan-search-outputs.ts'
import type { SearchDocument } from './search-document.ts'
import { toSearchGroup, type SearchGroup } from './search-group.ts'
import { compareNames } from './search-layout.ts'
import { createTermCollector } from './term-collector.ts'

export const fixtureBuild = 'build-1'

/** A document with the title as its address. */
export function toDocument(title: string, others: Partial<SearchDocument> = {}): SearchDocument {
  return {
    href: `/${title.replaceAll(' ', '-')}` as Href, // no page is opened
    title,
    kind: 'Tin tức',
    section: 'tin-tuc',
    state: undefined,
    year: 2026,
    host: 0,
    isMinor: false,
    summary: '',
    heads: [],
    body: [],
    documents: [],
    ...others,
  }
}

/** Documents by name; null for those that no search finds. */
export type NamedDocuments = ReadonlyMap<string, SearchDocument | null>

/** The files of an index of these documents, by URL, the same in each language. Those with the same title are the same. */
export function makeSearchFiles(
  documents: readonly SearchDocument[],
  cards: readonly AskedCard[] = [],
): Promise<Map<string, Uint8Array>> {
  const named = new Map(documents.map((one) => [one.title, one]))
  return makeSegmentFiles(named, named, cards)
}

const shards = 16
const noContexts = mapLocales((locale) => ({ locale }) as PayloadContext) // nothing is read of it

/** The files of an index with two segments: that of these documents is the main one, and the recent one has how the others differ. */
export async function makeSegmentFiles(
  main: NamedDocuments,
  present: NamedDocuments = main,
  cards: readonly AskedCard[] = [],
): Promise<Map<string, Uint8Array>> {
  const half = [...main.keys()].toSorted(compareNames)[Math.floor(main.size / 2)] ?? ''
  const toGroups = (all: NamedDocuments) => {
    const names = [...all.keys()].toSorted(compareNames)
    const parts = [
      names.filter((name) => compareNames(name, half) < 0),
      names.filter((name) => compareNames(name, half) >= 0),
    ]
    return parts.map((part) => toGroup(part, all))
  }
  const [before, after] = [toGroups(main), toGroups(present)]
  const toMain = (index: number) => before[index] ?? fail()
  const segments: SearchSegments = {
    main: {
      layout: `layout-${main.size}`,
      shards,
      groups: before.map(({ names }, index) => ({ name: `news ${index}`, size: names.length })),
    },
    recordMain: () => undefined,
    toMainHash: (_, index) => toMain(index).hash,
    toMainGroup: (_, index) => toMain(index),
    toChange: (_, index) => (main === present ? undefined : toGroupChange(toMain(index), after[index] ?? fail())),
  }
  const files = new Map<string, Uint8Array>()
  const answers = planAnswers({ contexts: noContexts, build: fixtureBuild }, () => cards)
  for (const plan of [
    ...planSearchRows(segments, fixtureBuild),
    ...planSearchOutputs(segments, fixtureBuild),
    ...answers,
  ]) {
    for (const { key, bytes } of await plan.prepare().make()) {
      if (key.kind === 'file' && bytes) files.set(key.url, brotliDecompressSync(bytes.bytes))
    }
  }
  return files
}

const collect = createTermCollector('vi')

function toGroup(names: readonly string[], all: NamedDocuments): SearchGroup {
  const documents = names.map((name) => all.get(name) ?? null)
  return toSearchGroup({ names, documents, collected: collect(documents), shards })
}

function fail(): never {
  throw new Error('There is no such group')
}

export function toReadFile(files: ReadonlyMap<string, Uint8Array>): ReadFile {
  return async (url) => {
    const file = files.get(url)
    if (!file) throw new Error('Not found')
    return file
  }
}

export function openSearch(files: ReadonlyMap<string, Uint8Array>, locale: Locale = locales[0] ?? fail()): SiteSearch {
  return createSiteSearch({ build: fixtureBuild, locale, readFile: toReadFile(files) })
}
