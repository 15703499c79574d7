import * as v from 'valibot'
import { expect, test } from 'vitest'
import { localizedText, text } from '#engine/model/entries/fields.ts'
import { entities } from '../entities.ts'
import type { LocalText } from '../protocol/people.ts'
import { rootFiles } from '../root-files.ts'
import { findFormModel, toFormModel } from './to-form-model.ts'
import { listFields } from './walk-fields.ts'

/** Fields that are written as YAML, and why. */
const asYaml: Readonly<Record<string, string>> = {
  'reports conflicts': 'it is the word none, or a text in each language',
}

const toModels = () => [...entities.map(toFormModel), ...rootFiles.flatMap(({ name }) => findFormModel(name) ?? [])]

/** All that a form of the desk shows of the schemas: names of fields, of values, and sentences. */
const allFields = toModels().flatMap((model) =>
  listFields(model).map(({ field, options, path }) => ({ field, options, path: `${model.collection} ${path}` })),
)

test.each(entities)('each field of $name has a form, a name and a sentence in both languages', (entity) => {
  const fields = listFields(toFormModel(entity))
  expect(fields.length).toBeGreaterThan(5)
  const unknown = fields.filter(({ field }) => field.type.kind === 'yaml').map(({ path }) => `${entity.name} ${path}`)
  expect(unknown.filter((one) => !(one in asYaml))).toEqual([])
  for (const { field, path } of fields) {
    const { label, type } = field
    expect(label.vi && label.en, path).toMatch(/^[^a-z]/)
    if (type.kind === 'choice') expect(type.options.length, path).toBeGreaterThan(0)
  }
})

/** Names that are the same in both languages. */
const international = /^(?:ISIN|VND|HOSE|HNX|UPCOM|Email|Slug)$/

test('every name of a field and of a value is a name, in both languages', () => {
  const problems = allFields.flatMap(({ field, options, path }) => [
    ...findNameFaults(field.label, field.name).map((fault) => `${path}: ${fault}`),
    ...options.flatMap(({ value, label }) =>
      findNameFaults(label, String(value)).map((fault) => `${path} = ${value}: ${fault}`),
    ),
  ])
  expect([...new Set(problems)]).toEqual([])
})

/** The faults of a name: the same in both languages, Vietnamese in English, words of code, or the code itself. */
function findNameFaults({ vi, en }: LocalText, code: string): string[] {
  if (international.test(en)) return []
  const plain = en.replaceAll(/đồng/gi, '')
  return [
    ...(en === vi ? [`“${en}” in both languages`] : []),
    ...(plain === foldAccents(plain) ? [] : [`“${en}” is not English`]),
    ...(/\b(?!eKYC\b)[a-z]+[A-Z]|^[a-z]+-[a-z-]+$|…|`/.test(`${en} ${vi}`)
      ? [`“${en}”, “${vi}” have words of code`]
      : []),
    ...(code.includes('-') && toLetters(en) === toLetters(code) ? [`“${en}” is the code`] : []),
  ]
}

const foldAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
const toLetters = (text: string) =>
  foldAccents(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

test('no sentence of a form has a code of the files, or the way in which they are written', () => {
  const values = new Set(allFields.flatMap(({ options }) => options.map(({ value }) => String(value))))
  const names = new Set(allFields.map(({ field }) => field.name))
  const isCode = (word: string) =>
    (word.includes('-') && values.has(word)) || (/[a-z][A-Z]/.test(word) && (names.has(word) || values.has(word)))
  const problems = allFields.flatMap(({ field: { help }, path }) =>
    Object.values(help).flatMap((text) => {
      const codes = (text.match(/(?<![\w/#.])[A-Za-z][\w-]*/g) ?? []).filter(isCode)
      const forms = text.match(/`|\d{4}-\d\d-\d\d|\bquoted\b|dấu ngoặc kép|\bslug\b|“”|\.\.|,\./gi) ?? []
      return [...codes, ...forms].map((one) => `${path}: ${one} in “${text}”`)
    }),
  )
  expect([...new Set(problems)]).toEqual([])
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
  ['menus.yaml', 'menus.items.items.items', { kind: 'list', item: { kind: 'group' } }],
  ['redirects.yaml', 'redirects.yaml', { kind: 'record', value: { kind: 'shorthand', by: 'to' } }],
  ['wording.yaml', 'terms.refused', { kind: 'group' }],
  ['reports', 'targetPrice', { kind: 'number', isText: true }],
])('%s: %s', (collection, path, type) => {
  const model = findFormModel(collection)
  const found = model && listFields(model).find((one) => one.path === path)
  expect(found?.field.type).toMatchObject(type)
})
