import { array, asyncProperty, constantFrom, oneof, property, string, uint8Array } from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Diagnostics, type Diagnostic } from '#engine/content/source/diagnostics.ts'
import { readSourceFile } from '#engine/content/source/source-file.ts'
import { fileOf } from '#engine/content/source/source-tree-fixture.ts'
import { parsePlainFields } from '#engine/content/yaml/parse-plain-fields.ts'
import { parseYaml } from '#engine/content/yaml/parse-yaml.ts'
import { news } from '#features/articles/collections/news.ts'
import { fuzz, measure } from './fuzz.ts'

// Whatever a file has in it, it is read or refused with a position, soon, and leaves no trace in the program.

const names = ['a', 'category', 'tags', 'publishedAt', 'status', 'withdrawal', 'at', 'reason', 'vi', '__proto__', 'constructor', 'prototype', 'toString', 'polluted'] // prettier-ignore

const values = ['a', 'true', 'null', '~', '1', '1e999', '0x1F', '2026-10-12T08:30+07:00', '2026-99-99', '"', "'", '"a"', '|', '>-', '&a', '*a', '<<', '!!js/function', '!a', '!!binary', '@', '%', '#', ' #', '---', '...', '\u00e9', 'e\u0301', '\u2028', '[', ']', '{', '}', '{ a: b }', '[a, *a]', '? a', ',', 'x'.repeat(2000)] // prettier-ignore

const spaces = ['\n', '\n  ', '\n    ', '\n- ', '\n\t', ': ', ':', ' ', '\r\n', '\r', '\ufeff', '  ', '- ']

const texts = array(
  oneof(
    constantFrom(...names),
    constantFrom(...values),
    constantFrom(...spaces),
    string({ unit: 'binary', maxLength: 4 }),
  ),
  { maxLength: 40 },
).map((parts) => parts.join(''))

function expectInside(text: string, { line, column }: Diagnostic): void {
  const lines = text.split('\n')
  expect(line).toBeGreaterThanOrEqual(1)
  expect(line).toBeLessThanOrEqual(lines.length)
  expect(column).toBeGreaterThanOrEqual(1)
  expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
}

function expectRead(text: string): void {
  const diagnostics = new Diagnostics()
  const source = { name: 'entry.yaml', text, linesAbove: 0 }
  const { result, milliseconds } = measure(() => parseYaml(source, news.schema, diagnostics))
  if (result?.value === undefined) expect(diagnostics.errors).not.toEqual([])
  for (const found of diagnostics.list) expectInside(text, found)
  const fresh: Record<string, unknown> = {}
  expect(fresh['polluted']).toBeUndefined()
  expect(Object.getPrototypeOf(fresh)).toBe(Object.prototype)
  expect(milliseconds).toBeLessThan(2000)
}

test.each([
  '__proto__:\n  polluted: true\n',
  '"__proto__": { polluted: true }\n',
  'constructor: { prototype: { polluted: true } }\n',
  '? __proto__\n: { polluted: true }\n',
  'category: thi-truong\nwithdrawal:\n  __proto__: { polluted: true }\n',
  '&a [*a, *a]\n',
  `a: ${'[{a: '.repeat(500)}`,
  `${'a:\n  '.repeat(500)}`,
  `${' '.repeat(5000)}a: b`,
  `a: ${'"\\u0041'.repeat(2000)}`,
  `a: >\n${'  b\n\n'.repeat(2000)}`,
  `${'- '.repeat(5000)}a`,
  `${'? '.repeat(2000)}a`,
  `a: !${'a'.repeat(5000)} b`,
  `%YAML 9.9\n---\na: b`,
  `%TAG ! tag:evil.test,2026:\n---\na: !b c`,
])('%.40j', expectRead)

test('any text is read or refused with a position', () => fuzz(property(texts, expectRead)))

test('fields that are read without the parser are those of the parser', () =>
  fuzz(
    property(texts, (text) => {
      const plain = parsePlainFields(text)
      if (plain) expect({ ...plain }).toEqual(parse(text, { uniqueKeys: false }) ?? {})
    }),
  ))

test('any bytes are a text or refused with a position', () =>
  fuzz(
    asyncProperty(
      oneof(
        uint8Array({ maxLength: 200 }),
        texts.map((text) => Buffer.from(text)),
      ),
      async (bytes) => {
        const diagnostics = new Diagnostics()
        const read = await readSourceFile(fileOf(bytes), 'vi.md', diagnostics)
        if (typeof read === 'string') expect(diagnostics.errors).not.toEqual([])
        else expect(read.text).toBe(v.parse(v.string(), read.text).normalize('NFC'))
        const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
        for (const found of diagnostics.list) expectInside(text, found)
      },
    ),
  ))
