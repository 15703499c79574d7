import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readWords } from '#engine/program/read-words.ts'
import { bundlePrograms } from './bundle-programs.ts'
import { findInBundle, toBundleFile } from './kept-bundle.ts'

// A file of the project, because one that was written just now is not bundled.
const words = 'src/engine/program/read-words.ts'
const programs = { words: resolve(words) }

function makeCache(): string {
  const cache = mkdtempSync(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }))
  return cache
}

/** A cache with a bundle of the program. */
async function bundled(): Promise<{ cache: string; file: string }> {
  const cache = makeCache()
  await bundlePrograms(cache, programs, [])
  const file = findInBundle(cache, 'words', [])
  if (file === undefined) throw new Error('Nothing was bundled')
  return { cache, file }
}

test('a bundled program does the same, and finds what lies beside its source', async () => {
  const { file } = await bundled()
  const program: { readWords: typeof readWords } = await import(pathToFileURL(file).href) // made of that file
  expect(program.readWords('vi')).toEqual(readWords('vi'))
})

test('a program that is not in the bundle is none of it', async () => {
  const { cache } = await bundled()
  expect(findInBundle(cache, 'other', [])).toBeUndefined()
  expect(findInBundle(makeCache(), 'words', [])).toBeUndefined()
})

test.each<[string, (files: Record<string, string>) => unknown]>([
  ['a source changes', (files) => ({ ...files, [words]: '1 2 3 4' })],
  ['what says how code is read changes', (files) => ({ ...files, 'package.json': '1 2 3 4' })],
  ['a source is gone', (files) => ({ ...files, 'src/none.ts': '1 2 3 4' })],
  ['its record has another form', () => [1]],
])('a bundle is not used where %s', async (_what, change) => {
  const { cache } = await bundled()
  const record = toBundleFile(cache)
  const kept = JSON.parse(readFileSync(record, 'utf8')) as { files: Record<string, string> } // as it was written just now
  writeFileSync(record, JSON.stringify({ ...kept, files: change(kept.files) }))
  expect(findInBundle(cache, 'words', [])).toBeUndefined()
})

test.each<[string, (file: string) => void]>([
  ['edited', (file) => appendFileSync(file, '\n')],
  ['deleted', (file) => rmSync(file)],
])('a bundle of which a file was %s is not used', async (_what, damage) => {
  const { cache, file } = await bundled()
  damage(file)
  expect(findInBundle(cache, 'words', [])).toBeUndefined()
})

test('a record that ends early is none', async () => {
  const { cache } = await bundled()
  const record = toBundleFile(cache)
  writeFileSync(record, readFileSync(record, 'utf8').slice(0, 50))
  expect(findInBundle(cache, 'words', [])).toBeUndefined()
})

test('other conditions of imports are other programs', async () => {
  const { cache } = await bundled()
  expect(findInBundle(cache, 'words', ['--conditions=minimal'])).toBeUndefined()
  expect(findInBundle(cache, 'words', ['--import a.js -C minimal'])).toBeUndefined()
})

test('what was changed just now is not bundled', async () => {
  const cache = makeCache()
  const file = join(cache, 'new.ts')
  writeFileSync(file, 'export const one: number = 1\n')
  await bundlePrograms(cache, { new: file }, [])
  expect(findInBundle(cache, 'new', [])).toBeUndefined()
  expect(readdirSync(dirname(toBundleFile(cache))).filter((name) => !name.includes('.json'))).toEqual([])
})

test('of many bundles the newest three stay', async () => {
  const { cache } = await bundled()
  for (let count = 0; count < 3; count++) await bundlePrograms(cache, programs, [])
  const folders = readdirSync(dirname(toBundleFile(cache))).filter((name) => !name.includes('.json'))
  expect(folders).toHaveLength(3)
  expect(findInBundle(cache, 'words', [])).toContain(cache)
})
