import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toBinary, toPage } from './store-fixture.ts'
import { TestOutput } from './test-output-fixture.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
})
afterEach(() => site.remove())

const large = (index: number) => toBinary('/film.mp4', new Uint8Array(200_000).fill(index))

test('fifty releases stay, and what none of them needs is deleted', async () => {
  for (let index = 0; index < 52; index++)
    site.publish({ a: [toPage('/a', `${index % 51}`), large(index)], b: [toPage('/b', 'b')] })
  expect(site.output.releases().map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_none, index) => index + 3),
  )
  expect(site.output.database.prepare('select count(*) as n from record').get()).toEqual({ n: 101 })
  // The first text returned in the last release.
  expect(site.output.hasBytes(toPage('/a', '0').record.hash)).toBe(true)
  expect(site.output.hasBytes(toPage('/a', '1').record.hash)).toBe(false)
  expect(await site.listObjects()).toHaveLength(50)
  site.output.activate(3)
  expect(await site.read()).toMatchObject({ '/a (vi)': '2', '/b (vi)': 'b' })
})

test('contents can be stored before a release, and are deleted where none came to need them', async () => {
  const [used, unused] = [toBinary('/a.mp4', new Uint8Array(200_000)), toBinary('/b.mp4', new Uint8Array(200_001))]
  const contents = [used, unused].flatMap(({ record: { hash, size }, bytes: stored }) =>
    stored ? [{ hash, size, stored }] : [],
  )
  site.output.addBytes(contents)
  site.output.addBytes(contents)
  site.publish({ a: [{ key: used.key, record: used.record }] })
  expect(await site.listObjects()).toHaveLength(2)
  site.reopen()
  expect([used, unused].map(({ record }) => site.output.hasBytes(record.hash))).toEqual([true, false])
  expect(await site.listObjects()).toEqual([used.record.hash])
})

test('contents are compressed better outside of releases', async () => {
  const [small, large] = [toPage('/a', 'text'), toPage('/b', 'x')]
  const stored = { coding: 5, bytes: new Uint8Array(200_000) } as const // any bytes that are large as stored
  site.publish({ a: [small], b: [{ ...large, bytes: stored }], c: [toBinary('/c.mp4', new Uint8Array(10))] })
  const hashes = site.output.listCompressedFast(10)
  expect(hashes).toEqual([small.record.hash, large.record.hash])
  expect(site.output.listCompressedFast(1)).toEqual([small.record.hash])
  expect(site.output.readBytes(large.record.hash)).toMatchObject({ coding: 5 })
  const texts = ['text', 'x'].map((text) => brotliCompressSync(text))
  site.output.replaceBytes(
    hashes.map((hash, index) => ({ hash, stored: { coding: 9, bytes: texts[index] ?? new Uint8Array() } })),
  )
  site.output.replaceBytes([{ hash: 'of a release that was deleted', stored: { coding: 9, bytes: new Uint8Array() } }])
  expect(site.output.listCompressedFast(10)).toEqual([])
  expect(await site.read()).toMatchObject({ '/a (vi)': 'text', '/b (vi)': 'x' })
  expect(site.output.releases()).toHaveLength(1)
})
