import { expect, test } from 'vitest'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toShortCode } from './to-short-code.ts'

// Printed links must lead to the same document for ever: a change of these codes breaks them.
test.each<[CollectionName, string, string]>([
  ['disclosures', 'nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien', 'g8wzh3n'],
  ['periodic-reports', 'bao-cao-tai-chinh-hop-nhat-quy-iii-2026', '4ybtn0a'],
  ['reports', 'a', '7kemkj1'],
  ['disclosures', 'a', '6wnjbd5'],
])('the code of %s/%s', (collection, slug, code) => {
  expect(toShortCode(collection, slug)).toBe(code)
})

test('a code can be read from paper', () => {
  for (let number = 0; number < 1000; number++) {
    expect(toShortCode('disclosures', String(number))).toMatch(/^[0-9a-hjkmnp-tv-z]{7}$/)
  }
})
