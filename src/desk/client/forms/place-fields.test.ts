import { expect, test } from 'vitest'
import type { Field } from '../../protocol/forms.ts'
import { findLayout, type FormPart } from './layouts.ts'
import { placeFields } from './place-fields.ts'

const toField = (name: string): Field => ({
  name,
  label: { vi: name, en: name },
  help: { vi: '', en: '' },
  isRequired: false,
  type: { kind: 'flag' },
})
const title = 'facts'
const namesOf = (parts: readonly FormPart[], names: readonly string[]) =>
  placeFields(parts, names.map(toField)).map((part) =>
    part.kind === 'facts' ? part.fields.map(({ name }) => name).join(' ') : part.kind,
  )

test.each<[string, FormPart[], string[], string[]]>([
  ['in the order of the layout', [{ kind: 'facts', title, fields: ['b', 'a'] }], ['a', 'b'], ['b a']],
  ['without what the schema lacks', [{ kind: 'facts', title, fields: ['a', 'x'] }], ['a'], ['a']],
  ['without a part that is empty', [{ kind: 'head' }, { kind: 'facts', title, fields: ['x'] }], [], ['head']],
  ['a new field has a part of its own', [{ kind: 'facts', title, fields: ['a'] }], ['a', 'new'], ['a', 'new']],
  [
    'or is in the part for all others',
    [
      { kind: 'facts', title, fields: [] },
      { kind: 'facts', title, fields: ['a'] },
    ],
    ['a', 'new'],
    ['new', 'a'],
  ],
])('fields are placed %s', (_case, parts, names, expected) => {
  expect(namesOf(parts, names)).toEqual(expected)
})

test.each(['disclosures', 'periodic-reports', 'meetings', 'news', 'financials', 'faqs'])(
  'each field of %s is in one part of its form',
  (collection) => {
    const parts = findLayout({ collection, text: [], hasBody: true })
    const names = parts.flatMap((part) => (part.kind === 'facts' ? part.fields : []))
    expect(new Set(names).size).toBe(names.length)
    const placed = placeFields(parts, [...names, 'one that is new'].map(toField))
    const found = placed.flatMap((part) => (part.kind === 'facts' ? part.fields.map(({ name }) => name) : []))
    expect(found.toSorted()).toEqual([...names, 'one that is new'].toSorted())
  },
)
