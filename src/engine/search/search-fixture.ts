import { brotliDecompressSync } from 'node:zlib'
import { locales, mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import { createSiteSearch } from '#engine/model/search/create-site-search.ts'
import type { ReadFile } from '#engine/model/search/open-search-files.ts'
import type { SiteSearch } from '#engine/model/search/search-answer.ts'
import type { Href } from '#lib/href.ts'
import type { SearchSegments } from './create-search-segments.ts'
import { planSearchOutputs, planSearchRows } from './plan-search-outputs.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchLayout } from './search-layout.ts'
import { toSearchSegment } from './search-segment.ts'
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
    heads: [],
    body: [],
    documents: [],
    ...others,
  }
}

/** The files of an index of these documents, by URL, the same in each language. */
export async function makeSearchFiles(documents: readonly SearchDocument[]): Promise<Map<string, Uint8Array>> {
  const shards = 16
  const half = Math.ceil(documents.length / 2)
  const parts = [documents.slice(0, half), documents.slice(half)]
  const layout: SearchLayout = {
    id: `layout-${documents.length}`,
    shards,
    segments: new Map(parts.map((part, index) => [`news ${index}`, part.map(({ title }) => title)])),
  }
  const byLocale = mapLocales((locale) => {
    const collect = createTermCollector(locale)
    return parts.map((part) => toSearchSegment({ documents: part, collected: collect(part), shards }))
  })
  const names = [...layout.segments.keys()]
  const segments: SearchSegments = {
    toLayout: () => layout,
    toSegment: (locale, name) => byLocale[locale][names.indexOf(name)] ?? fail(),
    toAll: (locale) => byLocale[locale],
  }
  const files = new Map<string, Uint8Array>()
  for (const plan of [...planSearchRows(segments, fixtureBuild), ...planSearchOutputs(segments, fixtureBuild)]) {
    for (const { key, bytes } of await plan.prepare().make()) {
      if (key.kind === 'file' && bytes) files.set(key.url, brotliDecompressSync(bytes.bytes))
    }
  }
  return files
}

function fail(): never {
  throw new Error('There is no such segment')
}

export function toReadFile(files: ReadonlyMap<string, Uint8Array>): ReadFile {
  return async (url) => {
    const file = files.get(url)
    if (!file) throw new Error('Not found')
    return file
  }
}

export async function openFixtureSearch(
  documents: readonly SearchDocument[],
  locale: Locale = locales[0] ?? fail(),
): Promise<SiteSearch> {
  return createSiteSearch({ build: fixtureBuild, locale, readFile: toReadFile(await makeSearchFiles(documents)) })
}
