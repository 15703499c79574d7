import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#engine/model/locale/locale.ts'
import { loadTexts } from './load-texts.ts'

let cache = ''
let first: Awaited<ReturnType<typeof loadTexts>>

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'texts-'))
  first = await loadTexts(cache)
})
afterAll(() => rm(cache, { recursive: true }))

const listFiles = async () => (await readdir(join(cache, 'messages'))).toSorted()

test('texts are compiled once, and the pseudo-locale apart', async () => {
  expect(Object.keys(first.catalogues)).toEqual([...locales])
  const files = await listFiles()
  expect(files).toEqual([expect.stringMatching(/^\w+\.json$/)])
  expect((await loadTexts(cache)).catalogues).toEqual(first.catalogues)
  expect(await listFiles()).toEqual(files)
  const pseudo = await loadTexts(cache, 'en')
  expect(pseudo.catalogues.vi).toEqual(first.catalogues.vi)
  expect(pseudo.catalogues.en).not.toEqual(first.catalogues.en)
  expect(await listFiles()).toHaveLength(2)
  expect((await loadTexts(cache)).catalogues).toEqual(first.catalogues)
})

test.each<[string, (text: string) => string]>([
  ['empty', () => ''],
  ['cut', (text) => text.slice(0, 1000)],
  ['changed', (text) => text.replace('Trang', 'Trung')],
  ['of another form', () => '{"vi":{}}'],
])('a file that is %s is made again', async (_name, damage) => {
  for (const name of await listFiles()) {
    const file = join(cache, 'messages', name)
    await writeFile(file, damage(await readFile(file, 'utf8')))
  }
  expect((await loadTexts(cache)).catalogues).toEqual(first.catalogues)
})
