import { describe, expect, test } from 'vitest'
import { createQuestionReader, hasSameAccents } from './read-question.ts'

const readers = { vi: createQuestionReader('vi'), en: createQuestionReader('en') }
const read = { vi: (text: string) => readers.vi.read(text)[0], en: (text: string) => readers.en.read(text)[0] }

describe('a question is the same', () => {
  test.each([
    ['without accents', 'vi', 'trả cổ tức', 'tra co tuc'],
    ['in another order', 'vi', 'trả cổ tức', 'cổ tức trả'],
    ['with words of questions', 'vi', 'trả cổ tức', 'khi nào trả cổ tức'],
    ['with these without accents', 'vi', 'trả cổ tức', 'khi nao tra co tuc'],
    ['with needless words', 'vi', 'báo cáo tài chính', 'BCTC mới nhất của SHS'],
    ['abbreviated', 'vi', 'đại hội đồng cổ đông', 'dhdcd sap toi'],
    ['decomposed', 'vi', 'phí giao dịch', 'phí giao dịch'.normalize('NFD')],
    ['in capitals', 'vi', 'phí giao dịch', 'PHÍ GIAO DỊCH'],
    ['with signs around it', 'vi', 'phí giao dịch', '“phí giao dịch”?!'],
    ['with a word that is also one of grammar', 'vi', 'nhận định thị trường', 'nhan dinh thi truong hom nay'],
    ['in English', 'en', 'dividend paid', 'When is the dividend paid?'],
    ['with an ending', 'en', 'trading fees', 'trading fee'],
  ] as const)('%s', (_case, locale, phrase, query) => {
    expect(read[locale](query)?.key).toBe(read[locale](phrase)?.key)
  })
})

test.each([
  ['another word', 'phí giao dịch', 'phí lưu ký'],
  ['one word more', 'phí giao dịch', 'phí giao dịch phái sinh'],
  ['one word less', 'phí giao dịch', 'phí'],
])('%s: another question', (_case, phrase, query) => {
  expect(read.vi(query)?.key).not.toBe(read.vi(phrase)?.key)
})

test.each(['', '   ', '?!', 'là gì', 'khi nào của SHS'])('“%s” asks nothing', (text) => {
  expect(read.vi(text)).toBeUndefined()
})

test.each([
  ['vi', 'T+2 là gì', true],
  ['vi', 't+2 la gi', true],
  ['vi', 'thế nào là room ngoại', true],
  ['vi', 'phí giao dịch', false],
  ['en', 'what is a margin call', true],
  ['en', 'margin call', false],
] as const)('%s, “%s”: asks for a definition: %s', (locale, text, isDefinition) => {
  expect(read[locale](text)?.isDefinition).toBe(isDefinition)
})

test.each([
  ['the same', 'phí giao dịch', 'phí giao dịch', true],
  ['none typed', 'phí giao dịch', 'phi giao dich', true],
  ['some typed', 'phí giao dịch', 'phí giao dich', true],
  ['others', 'phí giao dịch', 'phỉ giao dịch', false],
])('accents: %s', (_case, phrase, query, expected) => {
  const [own, asked] = [read.vi(phrase), read.vi(query)]
  expect(own && asked && hasSameAccents(own, asked)).toBe(expected)
})

test.each([
  ['nhận định thị trường', 'nhan dinh thi truong hom nay', true],
  ['mã nào được margin', 'ma margin', true],
  ['mã nào được margin', 'ma nao', false],
])('“%s” and “%s”, in one of two readings: %s', (phrase, query, expected) => {
  const keys = readers.vi.read(query).map(({ key }) => key)
  expect(keys.includes(read.vi(phrase)?.key ?? '')).toBe(expected)
})

test.each([
  ['phí phái sinh', 'phí phái sinh bao nhiêu 1 hợp đồng', true],
  ['mở tài khoản', 'em muốn mở tk thì ra chi nhánh nào', true],
  ['mở tài khoản', 'mở một tài khoản', false],
  ['mở tài khoản', 'mở tài khoản', false],
  ['phí', 'phí phái sinh', false],
])('“%s” is a part of “%s”: %s', (phrase, query, expected) => {
  const keys = readers.vi.readParts(query).map(({ key }) => key)
  expect(keys.includes(read.vi(phrase)?.key ?? '')).toBe(expected)
})
