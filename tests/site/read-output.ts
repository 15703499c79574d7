import { brotliDecompressSync } from 'node:zlib'
import type { FileRecord, SiteRelease } from '../../src/engine/model/config/store.ts'
import { locales, type Locale } from '../../src/engine/model/locale/locale.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { describeKey } from '../../src/engine/store/output-file.ts'

/** The current release of an output, for tests. */
export interface BuiltSite {
  release: SiteRelease
  /** The number of pages of each path: 1 outside lists. */
  pages: ReadonlyMap<string, number>
  /** Files by URL, those of earlier builds included. */
  files: ReadonlyMap<string, FileRecord>
  /** The HTML of a page. @throws where there is none */
  readPage: (path: string, locale: Locale, page?: number) => string
  /** The text of a file. @throws where there is none */
  readFile: (url: string) => string
  /**
   * All that a server may send, as one line for each file, by its address: its content (as a hash), its size and headers. Two
   * outputs with equal lines answer equally.
   */
  lines: ReadonlyMap<string, string>
}

/** Reads the list of files of an output. @throws where it has not been built. */
export function readOutput(directory: string): BuiltSite {
  const store = open(directory)
  const release = store.current()
  const pages = new Map<string, number>()
  const files = new Map<string, FileRecord>()
  const lines = new Map<string, string>()
  for (const { key, record } of store.listFiles()) {
    lines.set(describeKey(key), JSON.stringify(record))
    if (key.kind === 'file') files.set(key.url, record)
    if (key.kind === 'page') pages.set(key.path, Math.max(key.page, pages.get(key.path) ?? 0))
  }
  const readText = (record: FileRecord | undefined, name: string): string => {
    if (!record) throw new Error(`${directory} has no ${name}`)
    const { coding, bytes } = store.readStored(record.hash)
    return Buffer.from(coding === 0 ? bytes : brotliDecompressSync(bytes)).toString()
  }
  return {
    release,
    pages,
    files,
    lines,
    readPage: (path, locale, page = 1) => readText(release.findPage(path, locale, page), `${path} (${locale})`),
    readFile: (url) => readText(files.get(url), url),
  }
}

/** Every page of an output, in each language. */
export function listPages({ pages }: BuiltSite): { path: string; locale: Locale; page: number }[] {
  return [...pages].flatMap(([path, count]) =>
    locales.flatMap((locale) => Array.from({ length: count }, (_none, index) => ({ path, locale, page: index + 1 }))),
  )
}

/** The addresses that only one of two outputs has, or whose files differ. */
export function findDifferences(one: BuiltSite, other: BuiltSite): string[] {
  const names = new Set([...one.lines.keys(), ...other.lines.keys()])
  return [...names].filter((name) => one.lines.get(name) !== other.lines.get(name))
}

function open(directory: string) {
  try {
    return openStore(directory)
  } catch (error) {
    throw new Error(`${directory} cannot be read. Build the sites of the tests: npm run site -- test sites`, {
      cause: error,
    })
  }
}
