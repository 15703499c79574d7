import { assert, dictionary, property, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { readFromPack, toPack } from './edge-pack.ts'

const contents = dictionary(string(), uint8Array({ maxLength: 200 }))

test('every content of a pack can be read, byte for byte', () => {
  assert(
    property(contents, (all) => {
      const pack = toPack(new Map(Object.entries(all)))
      for (const [name, bytes] of Object.entries(all)) expect(readFromPack(pack, name)).toEqual(bytes)
      expect(readFromPack(pack, 'none of the names, which are shorter')).toBeUndefined()
    }),
  )
})

test('the order in which contents are found does not change a pack', () => {
  assert(
    property(contents, (all) => {
      const entries = Object.entries(all)
      expect(toPack(new Map(entries))).toEqual(toPack(new Map(entries.toReversed())))
    }),
  )
})

test('a content does not hold its pack in memory', () => {
  const pack = toPack(new Map([['a', new Uint8Array(1000)]]))
  expect(readFromPack(pack, 'a')?.buffer.byteLength).toBe(1000)
})
