import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listSearchSchema } from './search.ts'

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
  expect(v.parse(listSearchSchema, search).trang).toBe(trang)
})
