import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCardCache, type CardCache } from './open-card-cache.ts'

let directory = ''
let file = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cards-'))
  file = join(directory, 'cache', 'social.sqlite')
})
afterEach(() => rm(directory, { recursive: true }))

/** Asks for cards of 20 KB. Returns the names of those that had to be made. */
async function ask(cache: CardCache, names: readonly string[]): Promise<string[]> {
  const made: string[] = []
  for (const name of names) {
    const bytes = await cache.get(name, () => {
      made.push(name)
      return Promise.resolve(toBytes(name))
    })
    expect(Buffer.compare(bytes, toBytes(name)), name).toBe(0)
  }
  return made
}

function toBytes(name: string): Uint8Array {
  return Buffer.alloc(20_000, name)
}

async function askOnce(names: readonly string[]): Promise<string[]> {
  const cache = openCardCache(file)
  try {
    return await ask(cache, names)
  } finally {
    cache.close()
  }
}

/** Runs a statement of SQL on the file. */
function change(sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

test('what was made is found, also by the next process, and there is one file', async () => {
  const cache = openCardCache(file)
  expect(await ask(cache, ['a', 'b', 'a'])).toEqual(['a', 'b'])
  expect({ ...cache.counts }).toEqual({ made: 2, found: 1 })
  expect([cache.has('a'), cache.has('c')]).toEqual([true, false])
  cache.close()
  expect(await askOnce(['a', 'b', 'c'])).toEqual(['c'])
  expect(await readdir(join(directory, 'cache'))).toEqual(['social.sqlite'])
})

test('concurrent requests for a card make it once, and a failed one can be repeated', async () => {
  const cache = openCardCache(file)
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const both = Promise.all([cache.get('a', () => promise), cache.get('a', () => Promise.reject(new Error('twice')))])
  resolve(toBytes('a'))
  expect((await both).map(({ length }) => length)).toEqual([20_000, 20_000])
  await expect(cache.get('b', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font')
  expect(await ask(cache, ['b'])).toEqual(['b'])
  cache.close()
})

test('two processes share the file', async () => {
  const [one, other] = [openCardCache(file), openCardCache(file)]
  expect(await ask(one, ['a', 'b'])).toEqual(['a', 'b'])
  expect(await ask(other, ['a', 'c'])).toEqual(['c'])
  expect(await ask(one, ['c'])).toEqual([])
  one.close()
  other.close()
})

test('cards that are not used are deleted, but for the newest ones', async () => {
  const cache = openCardCache(file)
  const names = Array.from({ length: 1005 }, (_, number) => `card ${number}`)
  for (const name of names) await cache.get(name, async () => Buffer.from('x'))
  cache.prune(names.slice(0, 2))
  expect(names.filter((name) => !cache.has(name))).toEqual(['card 2', 'card 3', 'card 4'])
  cache.prune([])
  expect(names.filter((name) => !cache.has(name))).toHaveLength(5)
  cache.prune(names)
  expect(names.filter((name) => !cache.has(name))).toHaveLength(5)
  cache.close()
})

test.each<[string, () => unknown, string[]]>([
  ['a card that changed', () => change(`update card set bytes = zeroblob(20000) where name = 'a'`), ['a']],
  ['a card that was cut short', () => change(`update card set bytes = substr(bytes, 1, 9) where name = 'b'`), ['b']],
  ['a card that is no blob', () => change(`update card set bytes = 'text' where name = 'b'`), ['b']],
  ['no file of SQLite', () => writeFile(file, 'x'.repeat(50_000)), ['a', 'b']],
  ['an empty file', () => writeFile(file, ''), ['a', 'b']],
  ['a file of another program', () => change('pragma application_id = 7'), ['a', 'b']],
  ['another table', () => change('drop table card; create table card (other)'), ['a', 'b']],
  ['half a file', async () => writeFile(file, (await readFile(file)).subarray(0, 20_000)), ['a', 'b']],
  ['pages of zeros', async () => writeFile(file, (await readFile(file)).fill(0, 16_384)), ['a', 'b']],
])('%s is noticed, and made anew', async (_name, damage, made) => {
  await askOnce(['a', 'b'])
  await damage()
  expect(await askOnce(['a', 'b'])).toEqual(made)
  expect(await askOnce(['a', 'b'])).toEqual([])
})

test('where nothing can be written, nothing is kept, and nothing fails', async () => {
  file = join(directory, 'no-folder')
  await writeFile(file, '')
  const cache = openCardCache(join(file, 'cards.sqlite'))
  expect(await ask(cache, ['a', 'b', 'a'])).toEqual(['a', 'b'])
  cache.close()
  const next = openCardCache(join(file, 'cards.sqlite'))
  expect(next.has('a')).toBe(false)
  next.close()
})
