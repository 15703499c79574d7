import { expect, test } from 'vitest'
import { layOutZip, toDosTime, type ZipEntry } from './zip-layout.ts'

const file = (name: string, size: number): ZipEntry => ({
  name,
  size,
  crc32: 0x0102_0304,
  modified: '2026-10-08T17:30',
})
const gigabyte = 2 ** 30

const toEmptyFiles = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}`, 0))

/** The parts of a layout in words: lengths of headers, and names of files. */
const describe = (entries: readonly ZipEntry[]) =>
  layOutZip(entries).parts.map((part) => ('bytes' in part ? part.bytes.length : part.entry.name))

test.each<[string, ZipEntry[], (number | string)[]]>([
  ['nothing', [], [22]],
  ['an empty file', [file('a', 0)], [31, 'a', 47, 22]],
  ['a name of two bytes', [file('đ', 1)], [32, 'đ', 48, 22]],
  // ZIP64 adds 20 bytes for both sizes of a file, 12 for an offset, 76 at the end.
  ['a file below 4 GB', [file('a', 4 * gigabyte - 2)], [31, 'a', 47, 22 + 76]],
  ['a file of 4 GB', [file('a', 4 * gigabyte)], [31 + 20, 'a', 47 + 20, 22 + 76]],
  ['a file beyond 4 GB', [file('a', 4 * gigabyte - 2), file('b', 1)], [31, 'a', 31, 'b', 47, 47 + 12, 22 + 76]],
])('%s', (_case, entries, parts) => {
  expect(describe(entries)).toEqual(parts)
})

test('the size is that of all parts', () => {
  const { parts, size } = layOutZip([file('a', 5 * gigabyte), file('b', 7)])
  expect(size).toBe(parts.reduce((sum, part) => sum + part.size, 0))
})

test.each([
  [65_534, 22],
  [65_535, 98],
])('the end of a ZIP of %i files has %i bytes', (count, size) => {
  expect(layOutZip(toEmptyFiles(count)).parts.at(-1)?.size).toBe(size)
})

test.each([
  ['2026-10-08T17:30', 2026, 10, 8, 17, 30],
  ['1980-01-01T00:00', 1980, 1, 1, 0, 0],
  ['1975-05-06T07:08', 1980, 5, 6, 7, 8],
  ['2107-12-31T23:59', 2107, 12, 31, 23, 59],
])('the time %s', (modified, ...parts) => {
  const time = toDosTime(modified)
  const read = [1980 + (time >>> 25), (time >>> 21) & 15, (time >>> 16) & 31, (time >>> 11) & 31, (time >>> 5) & 63]
  expect(read).toEqual(parts)
})
