import { describe, expect, test } from 'vitest'
import { toEscapable, toFirstParam, toOnlyParam } from './query-pattern.ts'

describe('the first parameter of a name', () => {
  const pattern = new RegExp(toFirstParam('lang', toEscapable('en')))

  test.each([
    ['lang=en', true],
    ['a=1&lang=en&b', true],
    ['&&lang=en', true],
    ['l%61ng=%65n', true],
    ['%6C%61%6E%67=%65%6E', true],
    ['lang=en&lang=vi', true],
    ['lang=vi&lang=en', false],
    ['lang&lang=en', false],
    ['lang=&lang=en', false],
    ['lang=en-US', false],
    ['lang=en%20', false],
    ['LANG=en', false],
    ['xlang=en', false],
    ['lang2=en', false],
    ['a=lang=en', false],
    ['lang=EN', false],
    ['', false],
  ])('%s: %s', (query, matches) => {
    expect(pattern.test(query)).toBe(matches)
    expect(new URLSearchParams(query).get('lang') === 'en').toBe(matches)
  })
})

describe('the only parameter of a name', () => {
  const pattern = new RegExp(toOnlyParam('trang', '([1-9]\\d*)'))

  test.each([
    ['trang=2', '2'],
    ['a=1&trang=12&b=2', '12'],
    ['tr%61ng=2', '2'],
    ['trang=2&trang=3', undefined],
    ['trang=2&a&tran%67', undefined],
    ['trang=0', undefined],
    ['trang=2x', undefined],
    ['xtrang=2', undefined],
    ['trang2=2&trang=3', '3'],
  ])('%s: %s', (query, value) => {
    expect(pattern.exec(query)?.[1]).toBe(value)
  })
})
