import { expect, test } from 'vitest'
import { toNamedBasis } from './to-named-basis.ts'

test.each([
  ['hop-nhat', 'hop-nhat'],
  ['rieng', 'rieng'],
  ['rieng-nam', 'rieng'],
  ['2025-rieng', 'rieng'],
  ['2025-hop-nhat', 'hop-nhat'],
  ['hop-nhat-ket-qua', 'hop-nhat'],
  ['co-phieu-rieng-le', 'rieng'],
  ['riengbiet', undefined],
  ['hop-nhatx', undefined],
  ['pham-vi-so-lieu', undefined],
  ['', undefined],
])('#%s is of %s', (hash, basis) => {
  expect(toNamedBasis(hash, ['hop-nhat', 'rieng'])).toBe(basis)
})

test('a basis without figures is never named', () => {
  expect(toNamedBasis('rieng', ['hop-nhat'])).toBeUndefined()
})
