import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calendarSearchSchema } from './calendar-search.ts'

test.each([
  [{}, {}],
  [{ thang: '2026-11' }, { thang: '2026-11' }],
  [
    { thang: '2026-11', loai: 'dai-hoi', trang: 2 },
    { thang: '2026-11', loai: 'dai-hoi' },
  ],
  [{ thang: '2026-13' }, {}],
  [{ thang: '1999-12' }, {}],
  [{ thang: 2026 }, {}],
  [{ thang: ['2026-11', '2026-12'], loai: 'khac' }, {}],
  [{ thang: '<script>'.repeat(1000), loai: null }, {}],
])('%j counts as %j', (search, expected) => {
  const found = Object.entries(v.parse(calendarSearchSchema, search)).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(found)).toEqual(expected)
})
