import { expect, test } from 'vitest'
import { parseSearchQuery, toQueryUrl } from '#engine/model/search/search-url.ts'
import { searchParams } from './search-params.ts'

test.each([
  '2026',
  '1.200',
  'true',
  'null',
  '"x"',
  '[1]',
  '{}',
  '-0',
  '007',
  ' hai từ ',
  'a+b&c=d',
  'x#y',
  '<b>',
  '😀',
  '',
])('the query %j is read and written as it is, by the router and the server', (q) => {
  const written = searchParams.stringifySearch({ q, nam: 2026 })
  expect(searchParams.parseSearch(written)).toEqual({ q, nam: 2026 })
  expect(parseSearchQuery(new URLSearchParams(written))).toEqual({ q, year: 2026, page: 1 })
  expect(toQueryUrl({ q, year: 2026, page: 1 })).toBe(`/tim-kiem${written}`)
})

test.each(['25.000', '1e9', '50', '50 triệu', '-5', '31/02/2026', ''])(
  'what is typed into a calculator stays %j',
  (typed) => {
    const sent = `?${new URLSearchParams({ gia: typed })}`
    expect(searchParams.parseSearch(sent)).toEqual({ gia: typed })
    expect(searchParams.stringifySearch({ gia: typed })).toBe(sent)
  },
)

test('of several queries the first counts, and other parameters are read as before', () => {
  expect(searchParams.parseSearch('?q=1&q=2&trang=3&a=true')).toEqual({ q: '1', trang: 3, a: true })
  expect(searchParams.stringifySearch({ trang: 3, ngu: 'en' })).toBe('?trang=3&ngu=en')
})
