import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as brand from '../../src/brand/brand.ts'
import { locales, sourceLocale } from '../../src/engine/model/locale/locale.ts'
import { site } from '../../src/site/site.ts'
import { findForeignWords, type ForeignWords } from './find-foreign-words.ts'

// The engine is given its site: no file of it may name a firm, a collection, a kind of page or a language, or have a word of one. Tests
// and fixtures may: they use the content of the first site.

/** Words of the engine itself, which a site also has as the name of a collection or of a kind of page. */
const ordinary: Readonly<Record<string, string>> = {
  pages: 'the folder of pages, and their part of sitemaps, of the index and of an export',
  page: 'an address with a page, among all that a release has; and the kind of pages without a route',
  list: 'the kind of page that has several pages, and the list above an entry',
  search: 'a kind of request in the figures of a server',
  contact: 'a field of security.txt',
  terms: 'the terms of the list of wording',
  archive: 'the record of what was disclosed',
}

const isOfTests = /(?:\.test|\.test-d|\.bench|-fixture)\.tsx?$/

const sources = readdirSync('src/engine', { withFileTypes: true, recursive: true })
  .filter((item) => item.isFile() && /\.tsx?$/.test(item.name) && !isOfTests.test(item.name))
  .map((item) => join(item.parentPath, item.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const namedSite = v.object({
  site: v.object({ names: v.array(v.string()), pageNames: v.looseObject({}), requiredPaths: v.set(v.string()) }),
})

/** The second site. By a path that the compiler does not follow, because a program has the types of one site. */
async function readSecondSite(): Promise<v.InferOutput<typeof namedSite>['site']> {
  const module: unknown = await import(join(process.cwd(), 'tests/sites/minimal/site.ts'))
  return v.parse(namedSite, module).site
}

const namesOf = (kind: 'language' | 'region', codes: readonly (string | undefined)[]): string[] =>
  codes.flatMap((code) => (code === undefined ? [] : [new Intl.DisplayNames(['en'], { type: kind }).of(code) ?? code]))

async function toForeignWords(): Promise<ForeignWords> {
  const sites = [site, await readSecondSite()]
  const names = sites.flatMap((one) => [...one.names, ...Object.keys(one.pageNames)])
  const routes = Object.values(site.collections).map(({ route }) => route ?? '')
  const paths = [...site.requiredPaths, ...routes, brand.searchPath, brand.documentsPath, brand.bundlesPath]
  const segments = paths.flatMap((path) => path.split('/')).filter((segment) => /^[a-z]/.test(segment))
  const params = [...Object.values(brand.listParams), brand.sectionParam, brand.mainId]
  const others = [...Object.values(brand.headingIds), ...brand.searchSections, ...brand.tags]
  return {
    names: new Set(names.filter((name) => !(name in ordinary))),
    locales: new Set(locales),
    addresses: new Set([...segments, ...params, ...others]),
    anywhere: [
      brand.siteName,
      new URL(brand.defaultOrigin).hostname,
      ...namesOf('language', locales),
      ...namesOf('region', [brand.languages[sourceLocale].tag.split('-')[1]]),
    ],
  }
}

test('the engine has no word of a site', async () => {
  const words = await toForeignWords()
  expect(sources.length).toBeGreaterThan(300)
  expect(words.names.size).toBeGreaterThan(40)
  expect(words.addresses.size).toBeGreaterThan(40)
  expect(sources.flatMap((source) => findForeignWords(source, words))).toEqual([])
})

test('each word that the engine may have is one that it has', async () => {
  const none = { locales: new Set<string>(), addresses: new Set<string>(), anywhere: [] }
  const unused = Object.keys(ordinary).filter((word) => {
    const words = { ...none, names: new Set([word]) }
    return !sources.some((source) => findForeignWords(source, words).length > 0)
  })
  expect(unused).toEqual([])
})

const planted: ForeignWords = {
  names: new Set(['news', 'periodic-reports']),
  locales: new Set(['vi', 'en']),
  addresses: new Set(['trang', 'tin-tuc']),
  anywhere: ['SHS', 'Vietnamese'],
}

test.each<[what: string, text: string, problems: string[]]>([
  ['a collection', "const a = b['news']", ['"news" is a collection or a kind of page']],
  [
    'a collection in a type',
    "type A = Entry<'periodic-reports'>",
    ['"periodic-reports" is a collection or a kind of page'],
  ],
  ['a collection in a template', 'const a = `news`', ['"news" is a collection or a kind of page']],
  ['a word of a sentence, and of a comment', "const a = 'no news' // news", []],
  ['a file', "import { a } from 'news'", []],
  ['a language', "const a = locale === 'vi'", ['"vi" is a language']],
  ['a language within a text', 'const a = `${host}=en`', ['"en" is a language']],
  ['a parameter', "params.get('trang')", ['"trang" is a word of addresses']],
  ['an address in a comment', '// such as /tin-tuc/a', ['"tin-tuc" is a word of addresses']],
  ['the firm', "const name = 'shs:dev'", ['"SHS" is a name of a firm, a language or a region']],
  ['a language by its name', '// in vietnamese', ['"Vietnamese" is a name of a firm, a language or a region']],
  ['a letter', 'const a = /đ/', ['"đ" is a letter of Vietnamese']],
  ['a letter that was decomposed', 'const a = "e\u0323"', ['"ẹ" is a letter of Vietnamese']],
])('it sees %s', (_what, text, problems) => {
  const found = findForeignWords({ path: 'a.ts', text }, planted)
  expect(found).toEqual(problems.map((problem) => `a.ts:1: ${problem}`))
})
