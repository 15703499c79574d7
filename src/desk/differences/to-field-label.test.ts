import { expect, test } from 'vitest'
import type { Field, FieldType, FormModel } from '../protocol/forms.ts'
import { toFieldLabel } from './to-field-label.ts'

const field = (name: string, type: FieldType): Field => ({
  name,
  label: { vi: `${name} vi`, en: name.toUpperCase() },
  help: { vi: '', en: '' },
  isRequired: false,
  type,
})
const text: FieldType = { kind: 'text', isLong: false }
const model: FormModel = {
  file: 'entry.yaml',
  collection: 'news',
  facts: [
    field('files', {
      kind: 'list',
      item: { kind: 'group', fields: [field('title', { kind: 'translated', isLong: false })] },
    }),
    field('rates', { kind: 'record', keys: text, value: { kind: 'group', fields: [field('rate', text)] } }),
    field('price', {
      kind: 'variants',
      by: 'kind',
      options: [{ value: 'a', label: { vi: '', en: '' }, fields: [field('amount', text)] }],
    }),
    field('tags', { kind: 'list', item: text }),
  ],
  text: [field('summary', text)],
  variants: { by: 'type', options: [{ value: 'a', label: { vi: '', en: '' }, fields: [field('eventAt', text)] }] },
  hasBody: true,
}

test.each([
  ['entry.yaml', 'files.0.title.en', 'FILES 1 › TITLE › en'],
  ['entry.yaml', 'rates.vip.rate', 'RATES › vip › RATE'],
  ['entry.yaml', 'price.amount', 'PRICE › AMOUNT'],
  ['entry.yaml', 'tags.11', 'TAGS 12'],
  ['entry.yaml', 'unknown.field', 'unknown › field'],
  ['entry.yaml', 'eventAt', 'EVENTAT'],
  ['vi.md', 'summary', 'SUMMARY'],
  ['vi.md', 'files', 'files'],
])('%s %s: %s', (file, path, label) => {
  expect(toFieldLabel(model, file, path).en).toBe(label)
  expect(toFieldLabel(undefined, file, path).vi).not.toBe('')
})
