import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openByteCache } from './byte-cache.ts'

const folder = mkdtempSync(join(tmpdir(), 'cache-'))
const directory = join(folder, 'below', 'it')

afterAll(() => rm(folder, { recursive: true }))

const bytes = (text: string) => async () => Buffer.from(text)
const fail = async () => {
  throw new Error('broken')
}

test('concurrent requests make the bytes once, and the next build finds them', async () => {
  const first = openByteCache(directory)
  let calls = 0
  const make = async () => Buffer.from(String(++calls))
  const both = await Promise.all([first.get('a', make), first.get('a', make)])
  expect(both.map(String)).toEqual(['1', '1'])
  expect(first.counts).toEqual({ made: 1, found: 0 })

  const second = openByteCache(directory)
  expect(String(await second.get('a', fail))).toBe('1')
  expect(String(await second.get('b', bytes('new')))).toBe('new')
  expect(second.counts).toEqual({ made: 1, found: 1 })
  expect((await readdir(directory)).toSorted()).toEqual(['a', 'b'])
})

test('a failed request is not cached and can be repeated', async () => {
  const cache = openByteCache(directory)
  await expect(cache.get('c', fail)).rejects.toThrow('broken')
  expect(await readdir(directory)).not.toContain('c')
  expect(String(await cache.get('c', bytes('ok')))).toBe('ok')
})

test.each<[string, (kept: Buffer) => Uint8Array]>([
  ['an empty file', () => Buffer.alloc(0)],
  ['half a file', (kept) => kept.subarray(0, kept.length / 2)],
  ['a changed byte', (kept) => Buffer.concat([kept.subarray(0, -1), Buffer.from('!')])],
  ['a file of an earlier version', () => Buffer.from('the bytes alone')],
])('%s is made again', async (_name, damage) => {
  const file = join(directory, 'd')
  await openByteCache(directory).get('d', bytes('right'))
  await writeFile(file, damage(await readFile(file)))
  const cache = openByteCache(directory)
  expect(String(await cache.get('d', bytes('right again')))).toBe('right again')
  expect(String(await cache.get('d', fail))).toBe('right again')
})

test('where nothing can be written, nothing is kept, and nothing fails', async () => {
  await writeFile(join(directory, 'file'), '')
  const cache = openByteCache(join(directory, 'file', 'cache'))
  expect(String(await cache.get('a', bytes('one')))).toBe('one')
  expect(String(await cache.get('a', bytes('two')))).toBe('two')
})

test('no bytes are counted as found while they are made', async () => {
  const cache = openByteCache(directory)
  await Promise.all([cache.get('e', bytes('e')), cache.get('e', bytes('e'))])
  await cache.get('e', fail)
  expect(cache.counts).toEqual({ made: 1, found: 1 })
})
