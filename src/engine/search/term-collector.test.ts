import { expect, test } from 'vitest'
import { toDocument } from './search-fixture.ts'
import { createTermCollector } from './term-collector.ts'

const document = toDocument('Cổ tức', {
  heads: ['Tiền mặt'],
  body: ['cổ phiếu, tiền tiền. VN-Index 1.200'],
  documents: ['Điều lệ, cổ phiếu'],
})

test('the terms of a document have the level of the best place where they are', () => {
  const { terms, words } = createTermCollector('vi')([null, document])
  const levels = Object.fromEntries(
    Array.from(terms, ([term, numbers]) => [term, numbers.findIndex((list) => list?.includes(1))]),
  )
  expect(levels).toEqual({
    'co\tcổ': 7,
    'tuc\ttức': 6,
    'co tuc\tcổ tức': 6,
    'tien\ttiền': 4,
    'mat\tmặt': 4,
    'tien mat\ttiền mặt': 4,
    'phieu\tphiếu': 1,
    vnindex: 1,
    vn: 1,
    index: 1,
    '1200': 1,
    'dieu\tđiều': 0,
    'le\tlệ': 0,
  })
  expect([...words.keys()].toSorted()).toEqual(['mat', 'phieu', 'tien', 'tuc'])
})

test('what was collected before changes nothing', () => {
  const collect = createTermCollector('en')
  const texts = ['Prospectuses and reports', 'A prospectus reported', 'x'.repeat(5000), 'Reports']
  const alone = texts.map((title) => createTermCollector('en')([toDocument(title)]))
  for (const [index, title] of texts.entries()) expect(collect([toDocument(title)])).toEqual(alone[index])
  expect([...collect([toDocument('Reports')]).words.keys()]).toEqual(['reports'])
  expect([...collect([toDocument('Report')]).terms.keys()]).toEqual(['report'])
})

test('more terms than there was room for are collected', () => {
  const title = Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' ')
  expect(createTermCollector('vi')([toDocument(title)]).terms.size).toBe(3000 + 2999)
})
