import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isFiltered, toListSearchSchema } from './search.ts'

const newsSearchSchema = toListSearchSchema(['san-pham', 'thi-truong'])

test.each<[unknown, number]>([
  [{}, 1],
  [{ trang: 2 }, 2],
  [{ trang: 0 }, 1],
  [{ trang: -1 }, 1],
  [{ trang: 1.5 }, 1],
  [{ trang: '2' }, 1],
  [{ trang: 'abc' }, 1],
  [{ trang: null }, 1],
  [{ trang: [2] }, 1],
  [{ trang: Infinity }, 1],
  [{ trang: 2 ** 53 }, 1],
  [{ trang: 3, utm_source: 'x' }, 3],
])('%j shows page %s', (search, trang) => {
  expect(v.parse(newsSearchSchema, search).trang).toBe(trang)
})

test('every known value is kept', () => {
  const search = { trang: 2, nam: 2026, loai: 'san-pham', ngu: 'en', tu: '2026-01-01', den: '2026-12-31' }
  expect(v.parse(newsSearchSchema, search)).toEqual(search)
  expect(isFiltered(v.parse(newsSearchSchema, search))).toBe(true)
})

const invalidValues = [
  '',
  ' ',
  'x',
  null,
  true,
  [],
  ['a'],
  {},
  { a: 1 },
  NaN,
  -1,
  1e300,
  '__proto__',
  '<script>',
  'a'.repeat(9999),
]

describe('an invalid value is no filter', () => {
  test.each<[string, unknown[]]>([
    ['nam', [...invalidValues, '2026', 2026.5, 0, 999, 10_000, [2026]]],
    ['loai', [...invalidValues, 2026, 'SAN-PHAM', 'thep', ['san-pham'], 'san-pham ', 'toString']],
    ['ngu', [...invalidValues, 'fr', 'VI', 'vi-VN', ['vi']]],
    ['tu', [...invalidValues, 2026, 20_260_101, '2026', '2026-02-30', '2026-1-1', '01/02/2026', '2026-01-01T00:00Z']],
    ['den', [...invalidValues, 2026, '2026-13-01', '0000-00-00', ['2026-01-01']]],
  ])('%s', (key, values) => {
    for (const value of values) {
      const search = v.parse(newsSearchSchema, { [key]: value })
      expect({ value, search, isFiltered: isFiltered(search) }).toEqual({
        value,
        search: { trang: 1 },
        isFiltered: false,
      })
    }
  })
})

test.each<[object, boolean]>([
  [{ trang: 3 }, false],
  [{ trang: 1, utm_source: 'x', lang: 'en' }, false],
  [{ trang: 1, nam: 2026 }, true],
  [{ trang: 1, nam: undefined, ngu: 'vi' }, true],
  [{ trang: 1, den: '2026-01-01' }, true],
])('%j is filtered: %s', (search, expected) => {
  expect(isFiltered({ trang: 1, ...search })).toBe(expected)
})

test('a list without kinds ignores kinds and tickers', () => {
  const search = v.parse(toListSearchSchema(), { loai: 'san-pham', ma: 'ZZA' })
  expect(search.loai).toBeUndefined()
  expect(isFiltered(search)).toBe(false)
})
