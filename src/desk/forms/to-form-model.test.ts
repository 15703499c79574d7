import * as v from 'valibot'
import { expect, test } from 'vitest'
import { localizedText, text } from '#engine/model/entries/fields.ts'
import { entities } from '../entities.ts'
import type { Field, FieldType, FormModel } from '../protocol/forms.ts'
import { findFormModel, toFormModel } from './to-form-model.ts'

/** Fields that are written as YAML, and why. */
const asYaml: Readonly<Record<string, string>> = {
  'reports conflicts': 'it is the word none, or a text in each language',
}

function* fieldsOf(fields: readonly Field[], within = ''): Generator<Field & { path: string }> {
  for (const field of fields) {
    const path = `${within}${field.name}`
    yield { ...field, path }
    yield* fieldsIn(field.type, `${path}.`)
  }
}

function* fieldsIn(type: FieldType, within: string): Generator<Field & { path: string }> {
  if (type.kind === 'group') yield* fieldsOf(type.fields, within)
  if (type.kind === 'list') yield* fieldsIn(type.item, within)
  if (type.kind === 'variants') for (const { fields } of type.options) yield* fieldsOf(fields, within)
}

function listFields(model: FormModel): (Field & { path: string })[] {
  const groups = [model.facts, model.text, ...(model.variants?.options ?? []).map(({ fields }) => fields)]
  return groups.flatMap((group) => [...fieldsOf(group)])
}

test.each(entities)('each field of $name has a form, a name and a sentence in both languages', (entity) => {
  const fields = listFields(toFormModel(entity))
  expect(fields.length).toBeGreaterThan(5)
  const unknown = fields.filter(({ type }) => type.kind === 'yaml').map(({ path }) => `${entity.name} ${path}`)
  expect(unknown.filter((one) => !(one in asYaml))).toEqual([])
  for (const { label, help, path, type } of fields) {
    expect(label.vi && label.en, path).toMatch(/^[^a-z]/)
    // Languages, and values that tell groups apart, speak for themselves.
    if (!/(?:^|\.)(?:vi|en|body|type|currency|treatment)$/.test(path)) expect(help.vi && help.en, path).not.toBe('')
    if (type.kind === 'choice') expect(type.options.length, path).toBeGreaterThan(0)
  }
})

test('a new field appears with its name, its sentence and its limits', () => {
  const facts = v.strictObject({
    newFee: v.optional(v.pipe(text(40), v.description('The new fee. It is charged once.'))),
    plainWord: localizedText(200),
  })
  expect(toFormModel({ name: 'a', facts, text: v.strictObject({}) }).facts).toMatchObject([
    {
      name: 'newFee',
      label: { en: 'New fee' },
      help: { en: 'The new fee. It is charged once. At most 40 characters.' },
      isRequired: false,
      type: { kind: 'text', isLong: false, maxLength: 40 },
    },
    { name: 'plainWord', label: { en: 'Plain word' }, isRequired: true, type: { kind: 'translated', isLong: true } },
  ])
})

test.each<[string, string, object]>([
  [
    'disclosures',
    'code',
    {
      kind: 'choice',
      options: expect.arrayContaining([{ value: 'dinh-ky', label: { vi: 'Định kỳ', en: 'Periodic' } }]),
    },
  ],
  ['disclosures', 'documentDate', { kind: 'date' }],
  ['disclosures', 'publishedAt', { kind: 'moment' }],
  ['disclosures', 'approvedBy', { kind: 'reference', collections: ['leaders'] }],
  ['disclosures', 'supersedes', { kind: 'reference', collections: ['disclosures'] }],
  ['disclosures', 'attachments.file', { kind: 'file', accepts: 'document' }],
  ['news', 'cover', { kind: 'file', accepts: 'image' }],
  ['news', 'sample', { kind: 'flag' }],
  ['meetings', 'year', { kind: 'number', isText: false, isInteger: true, min: 2000, max: 2100 }],
  ['financials', 'periods.figures.cash', { kind: 'number', isText: true, isInteger: false, min: undefined }],
  ['profile', 'treasuryShares', { kind: 'number', isText: true, isInteger: true, min: 0 }],
  ['fees', 'rows.rate', { kind: 'variants', by: 'type' }],
  ['reports', 'type', { kind: 'choice' }],
  ['reports', 'targetPrice', { kind: 'number', isText: true }],
])('%s: %s', (collection, path, type) => {
  const model = findFormModel(collection)
  const field = model && listFields(model).find((one) => one.path === path)
  expect(field?.type).toMatchObject(type)
})
