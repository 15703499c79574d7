import { expect, test } from 'vitest'
import { quote, quotePattern, quoteValue, toLiteral, toMap } from './config-text.ts'

test.each([
  ['/tin-tuc', '"/tin-tuc"'],
  ['', '""'],
  ["a b;{}#'", `"a b;{}#'"`],
  ['"; return 200; "', String.raw`"\"; return 200; \""`],
  [String.raw`\"`, String.raw`"\\\""`],
  ['a$b', '"a$b"'],
  ['Báo cáo', '"Báo cáo"'],
])('%j is written as %s', (text, written) => {
  expect(quote(text)).toBe(written)
})

test.each([
  ['$uri', '"${site_dollar}uri"'],
  ['${uri}', '"${site_dollar}{uri}"'],
  ['5 $ 6', '"5 ${site_dollar} 6"'],
])('no variable stands in a value: %j is written as %s', (text, written) => {
  expect(quoteValue(text)).toBe(written)
})

test.each(['a\nb', 'a\rb', 'a\u0000', '\u007f', '\t'])('%j is refused', (text) => {
  expect(() => quote(text)).toThrow('has a control character and cannot be part of a configuration')
})

test('a text that is longer than nginx reads at once is refused', () => {
  expect(() => quote('ế'.repeat(2000))).toThrow('is longer than nginx reads in one parameter (3,900 bytes)')
})

test.each(['/a.b', 'a+b*c?', '(a|b)', '[a]{2}', '^a$', String.raw`a\b`, 'a-b_c~d', '\'"', 'báo'])(
  '%j matches itself and nothing else',
  (text) => {
    const pattern = new RegExp(`^${toLiteral(text)}$`)
    expect(pattern.test(text)).toBe(true)
    expect(pattern.test(`${text}x`)).toBe(false)
    expect(pattern.test(text.replace(/\W/, 'x'))).toBe(!/\W/.test(text))
  },
)

test.each([
  [/^\/a\.b$/, String.raw`"~^\\/a\\.b$"`],
  [/a/i, '"~*a"'],
])('%s is written as %s', (pattern, written) => {
  expect(quotePattern(pattern)).toBe(written)
})

test('a map has its default first, then its lines in their order', () => {
  const lines = [
    [quote('/a'), '1'],
    [quotePattern(/b/), quoteValue('$')],
  ] as const
  expect(toMap('site_x', { of: '$uri', fallback: '0', lines, isVolatile: true })).toBe(
    'map $uri $site_x {\n  volatile;\n  default 0;\n  "/a" 1;\n  "~b" "${site_dollar}";\n}\n',
  )
})
