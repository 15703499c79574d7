import { expect, test } from 'vitest'
import type { EditorSchema } from './to-editor-schema.ts'
import { toFieldHelp } from './to-field-help.ts'

test.each<[string, EditorSchema, Record<string, string>]>([
  ['no fields', {}, {}],
  [
    'fields of one word, not lists and groups',
    { properties: { a: { type: 'string', description: 'A.' }, b: { type: 'array' }, c: { type: 'object' }, d: {} } },
    { a: 'A.', d: '' },
  ],
  [
    'all variants',
    {
      oneOf: [
        { properties: { type: { const: 'x' }, a: { description: 'A.' } } },
        { properties: { type: { const: 'y' }, b: { description: 'B.' } } },
      ],
    },
    { type: 'x, y', a: 'A.', b: 'B.' },
  ],
])('help on %s', (_name, schema, help) => {
  expect(Object.fromEntries(toFieldHelp(schema))).toEqual(help)
})
