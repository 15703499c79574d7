import { expect, test } from 'vitest'
import { Diagnostics } from '../source/diagnostics.ts'
import { parsePlainRules } from './parse-plain-rules.ts'
import { parseRedirects } from './read-redirects.ts'

/** A rule in the long form, so that the parser of YAML reads the file. */
const long = '/zz-dai: { to: /ve-shs }\n'

test.each([
  '/a: /b\n',
  '# cũ\n\n/a/*: /b/*\n/?p=1: /c?d=1#e\n/a.aspx?id=7&b=2: https://x.example/y?z=1#w\n',
  '/tin-tức: /b\n/a~b_c(d)=e;f: /c\n',
  '/a?b=1: /c#d\n/A: /b\n',
])('%j is read as YAML is', (text) => {
  const diagnostics = new Diagnostics()
  const expected = parseRedirects({ name: 'a', text: text + long }, diagnostics).rules.slice(0, -1)
  expect(diagnostics.list).toEqual([])
  expect(parsePlainRules(text)).toEqual(expected)
})

test.each([
  '',
  '# a\n',
  '/a: /b # c\n',
  '/a: /b\n/a: /c\n',
  '/a:  /b\n',
  ' /a: /b\n',
  '"/a": /b\n',
  '/a: { to: /b }\n',
  '/a: /b: c\n',
  '/a: &b /c\n',
  '/a: *b\n',
  `/${'a'.repeat(1001)}: /b\n`,
  '/a: /b\r\n',
  '/a: b\n',
  '? /a\n',
  '/a: /b:\n',
  '/a: /{b}\n',
])('%j needs the parser', (text) => {
  expect(parsePlainRules(text)).toBeUndefined()
})
