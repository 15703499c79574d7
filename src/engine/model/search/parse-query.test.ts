import { expect, test } from 'vitest'
import { createQueryParser, type QueryUnit } from './parse-query.ts'

const parse = createQueryParser('vi')
const parseEnglish = createQueryParser('en')

/** `bctc | báo cáo tài chính` */
const describe = ({ alternatives, isStopWord }: QueryUnit) =>
  (isStopWord ? '~' : '') + alternatives.map(({ terms }) => terms.map(({ form }) => form).join(' ')).join(' | ')

test.each<[string, string[]]>([
  ['', []],
  ['  …!?', []],
  ['📈 🎉', []],
  ['đ', ['đ']],
  ['Cổ tức', ['cổ', 'tức']],
  ['bctc 2025', ['bctc | báo cáo tài chính', '2025']],
  ['báo cáo tài chính', ['báo cáo tài chính | bctc']],
  ['Financial statements', ['financial statements | bctc | báo cáo tài chính']],
  ['vn-index', ['vnindex | vn index | chỉ số vnindex']],
  ['vnindex', ['vnindex | chỉ số vnindex']],
  ['18/2026/CBTT-MH', ['18/2026/cbttmh | 18 2026 cbtt mh']],
  ['5.500 tỷ', ['5500', 'tỉ']],
  ['roe là gì', ['roe', '~là gì']],
  ['hoà', ['hòa']],
  ['<script>alert("x")</script>', ['script', 'alert', 'x', 'script']],
])('%j has the parts %j', (text, units) => {
  expect(parse(text).units.map(describe)).toEqual(units)
})

test.each<[string, string[]]>([
  ['How do I trade', ['~how', '~do', '~i', 'trad']],
  ['annual report', ['annual report | bctn']],
])('%j has the parts %j in English', (text, units) => {
  expect(parseEnglish(text).units.map(describe)).toEqual(units)
})

const toTyped = (text: string) => parse(text).units.flatMap(({ alternatives }) => alternatives[0]?.terms ?? [])

test('accents of one word say that those of the others are meant', () => {
  expect(toTyped('cho vay').map(({ isExact }) => isExact)).toEqual([false, false])
  expect(toTyped('thị cho').map(({ isExact }) => isExact)).toEqual([true, true])
})

test('a query has an end', () => {
  const { units, text } = parse('chứng khoán '.repeat(500))
  expect(text.length).toBeLessThanOrEqual(300)
  expect(units.length).toBeLessThanOrEqual(24)
  expect(parse('cổ ').isOpen).toBe(false)
  expect(parse('cổ').isOpen).toBe(true)
})
