import { describe, expect, test } from 'vitest'
import { createQuestionReader, hasSameAccents } from './read-question.ts'

const readers = { vi: createQuestionReader('vi'), en: createQuestionReader('en') }
const read = { vi: (text: string) => readers.vi.read(text)[0], en: (text: string) => readers.en.read(text)[0] }

/** True if a query may ask for a phrase. */
function isAsked(locale: 'vi' | 'en', phrase: string, query: string, meant?: ReadonlySet<number>): boolean {
  const own = new Set(readers[locale].readPhrase(phrase).map(({ key }) => key))
  return readers[locale].read(query, meant).some(({ key }) => own.has(key))
}

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
    expect(isAsked(locale, phrase, query)).toBe(true)
  })
})

test.each([
  ['another word', 'phí giao dịch', 'phí lưu ký'],
  ['one word more', 'phí giao dịch', 'phí giao dịch phái sinh'],
  ['one word less', 'phí giao dịch', 'phí'],
  ['what is denied', 'đặt lệnh', 'không đặt lệnh được'],
  ['what is denied, without accents', 'đặt lệnh', 'ko dat lenh dc'],
])('%s: another question', (_case, phrase, query) => {
  expect(isAsked('vi', phrase, query)).toBe(false)
})

test('“or not?” at the end denies nothing', () => {
  expect(isAsked('vi', 'bán lỗ nộp thuế', 'bán lỗ có phải nộp thuế không ạ')).toBe(true)
})

test('a phrase is found with all its words first, and without those that do not matter', () => {
  const [whole, rest, ...others] = readers.vi.readPhrase('mở tài khoản cần gì')
  expect(read.vi('mở tài khoản cần gì')?.key).toBe(whole?.key)
  expect(read.vi('mở tài khoản')?.key).toBe(rest?.key)
  expect(others).toEqual([])
})

test.each([
  ['needless', new Set<number>(), true],
  ['another', new Set([0]), false],
])('a word that may be a needless one, and is %s', (_case, meant, expected) => {
  expect(isAsked('vi', 'khoản tiền', 'tai khoan tien', meant)).toBe(expected)
})

test.each(['', '   ', '?!'])('“%s” asks nothing', (text) => {
  expect(read.vi(text)).toBeUndefined()
})

test.each([
  ['of words that do not matter alone, with all of them', 'SHS là gì', 'shs la gi', true],
  ['and no fewer', 'SHS là gì', 'shs', false],
  ['with an amount', 'phí bán', 'phí bán 50 triệu', true],
  ['with an amount that has its unit on it', 'phí bán', 'phi ban 50tr', true],
  ['with a time', 'lãi vay', 'vay 1 tháng lãi', true],
  ['with a number that is no amount', 'phí bán', 'phí bán 50', false],
  ['with some of the words that may not matter', 'phòng ban', 'cac phong ban cua cong ty', true],
])('a phrase is asked for %s', (_case, phrase, query, expected) => {
  expect(isAsked('vi', phrase, query)).toBe(expected)
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
])('“%s” and “%s”, in one of its readings: %s', (phrase, query, expected) => {
  expect(isAsked('vi', phrase, query)).toBe(expected)
})

test.each([
  ['phí phái sinh', 'phí phái sinh bao nhiêu 1 hợp đồng', true],
  ['mở tài khoản', 'em muốn mở tk thì ra chi nhánh nào', true],
  ['mở tài khoản', 'mở một tài khoản', false],
  ['mở tài khoản', 'mở tài khoản', false],
  ['phí', 'phí phái sinh', false],
  ['tư vấn', 'tư vấn phát hành trái phiếu', false],
  ['nhà đầu tư', 'hội thảo nđt cá nhân', false],
  ['báo cáo tài chính', 'dấu hiệu báo cáo tài chính bị xào nấu', false],
  ['nhà đầu tư', 'hội thảo nhà đầu tư', true],
])('“%s” is a part of “%s”: %s', (phrase, query, expected) => {
  const keys = readers.vi.readParts(query).map(({ key }) => key)
  expect(keys.includes(read.vi(phrase)?.key ?? '')).toBe(expected)
})
