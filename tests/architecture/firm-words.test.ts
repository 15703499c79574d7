import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as brand from '../../src/brand/brand.ts'
import { exchanges } from '../../src/brand/exchanges.ts'
import { readOwnSet } from '../../src/engine/content/icons/read-own-set.ts'
import { findFirmWords, readColors, type FirmWords } from './find-firm-words.ts'

// A firm is its settings (src/brand, src/site), its routes, its content and its files in public/. Nothing else names it, so that another
// firm takes all other folders as they are. Tests and fixtures may: they use the content of the first firm.

const folders = 'app,data,desk,engine,features,i18n,lib,shell,ui'
const isOfTests = /(?:\.test|\.test-d|\.bench|-fixture)\.tsx?$/

/** Written from routes/, whose addresses are the firm's. */
const generated = 'src/app/route-tree.gen.ts'

const sources = globSync(`src/{${folders}}/**/*.{ts,tsx,js,css,po,svg,html}`)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !isOfTests.test(path) && path !== generated)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const texts = v.object({ vi: v.string(), en: v.string() })
const profileFile = v.object({
  names: v.object({ vi: v.string(), en: v.string(), short: v.string() }),
  registration: v.object({ number: v.string() }),
  listing: v.object({ ticker: v.string() }),
  contact: v.object({
    address: v.record(v.string(), v.object({ street: v.string() })),
    phone: v.string(),
    email: v.string(),
  }),
  desks: v.array(v.object({ name: texts, phone: v.string(), email: v.string() })),
})

/** The words of the firm whose content the tests have. */
function readFirmWords(): FirmWords {
  const read: unknown = parse(readFileSync('tests/site/content/profile/cong-ty/entry.yaml', 'utf8'))
  const { names, registration, listing, contact, desks } = v.parse(profileFile, read)
  const people = [contact, ...desks]
  return {
    names: [brand.siteName, names.vi, names.en, names.short, new URL(brand.defaultOrigin).hostname, brand.idAuthority],
    codes: [listing.ticker, ...Object.values(exchanges).flatMap(({ code, written, also }) => [code, written, ...also])],
    colors: readColors(readFileSync('src/brand/colours.css', 'utf8')),
    facts: [
      registration.number,
      ...Object.values(contact.address).map(({ street }) => street),
      ...people.flatMap(({ phone, email }) => [phone, email]),
    ],
  }
}

test('only settings, routes and content name the firm', () => {
  const words = readFirmWords()
  expect(sources.length).toBeGreaterThan(1000)
  expect(words.colors.length).toBeGreaterThan(50)
  expect(sources.flatMap((source) => findFirmWords(source, words))).toEqual([])
})

test('the icons of the firm are among its settings', async () => {
  const { Diagnostics } = await import('../../src/engine/content/source/diagnostics.ts')
  const diagnostics = new Diagnostics()
  for (const set of brand.ownIconSets) {
    expect(Object.keys((await readOwnSet(set, diagnostics)).icons)).not.toEqual([])
  }
  expect(globSync('src/ui/icons/**/*.svg')).toEqual([])
})

const planted: FirmWords = {
  names: ['ABC', 'abc.example'],
  codes: ['XSE', 'ZZY'],
  colors: ['#0a6239'],
  facts: ['+8424', '1 A Street'],
}

test.each<[what: string, path: string, text: string, found: string[]]>([
  ['a name', 'a.ts', "'ABC news'", ['1: "ABC" is a name of the firm']],
  ['a name in an address', 'a.ts', "\n'/about-abc'", ['2: "ABC" is a name of the firm']],
  ['a name in a longer word', 'a.ts', "'abcd'", []],
  [
    'a host',
    'a.ts',
    '// https://abc.example/a',
    ['1: "ABC" is a name of the firm', '1: "abc.example" is a name of the firm'],
  ],
  ['an exchange', 'a.tsx', 'msg`XSE`', ['1: "XSE" is a code of an exchange or a share']],
  ['a key that is like an exchange', 'a.ts', 'xse: 1', []],
  ['a color', 'a.css', 'p { color: #0A6239 }', ['1: "#0a6239" is a color of the firm']],
  ['a longer color', 'a.css', 'p { color: #0a6239ff }', []],
  ['a telephone number', 'a.ts', "'+8424'", ['1: "+8424" is a fact about the firm']],
  ['a street', 'a.ts', '`1 A Street`', ['1: "1 A Street" is a fact about the firm']],
  [
    'a message of the settings',
    'a.po',
    '#: src/brand/a.ts\nmsgid "a"\nmsgstr "XSE"\n\nmsgid "ABC"',
    ['5: "ABC" is a name of the firm'],
  ],
  [
    'a message of the settings and of others',
    'a.po',
    '#: src/brand/a.ts\n#: src/ui/a.ts\nmsgid "XSE"',
    ['3: "XSE" is a code of an exchange or a share'],
  ],
])('it sees %s', (_what, path, text, found) => {
  expect(findFirmWords({ path, text }, planted)).toEqual(found.map((one) => `${path}:${one}`))
})
