import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineFormat, parseStored } from './stored-json.ts'

const schema = v.object({ hash: v.string() })
const format = defineFormat(2, schema)

test.each<[what: string, json: string, expected: unknown]>([
  ['of its version', '{"version":2,"value":{"hash":"a"}}', { hash: 'a' }],
  ['of its version, with more', '{"version":2,"value":{"hash":"a","size":1}}', { hash: 'a' }],
  ['of an earlier version', '{"version":1,"value":{"hash":"a"}}', undefined],
  ['of a later version', '{"version":3,"value":{"hash":"a"}}', undefined],
  ['without a version', '{"hash":"a"}', undefined],
  ['of another shape', '{"version":2,"value":{"hash":1}}', undefined],
  ['that is null', 'null', undefined],
  ['that ends early', '{"version":2,"value":{"ha', undefined],
  ['that is empty', '', undefined],
])('JSON %s', (_what, json, expected) => {
  expect(format.parse(json)).toEqual(expected)
})

test('what was written is read', () => {
  expect(format.parse(format.write({ hash: 'a' }))).toEqual({ hash: 'a' })
})

test('bytes are read as text', () => {
  expect(parseStored(schema, new TextEncoder().encode('{"hash":"ă"}'))).toEqual({ hash: 'ă' })
})
