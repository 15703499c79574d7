import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { readWith } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { defineDataSet } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { readCsvRecords } from '../files/csv-fixture.ts'
import { toDataFiles } from './to-data-files.ts'

interface Row {
  name: string
  price: string | null
  kind: 'a' | 'b'
  at: string | null
}

const text = { id: 'build.search.kind.fees', message: 'Biểu phí' } as const

const toSet = (rows: readonly Row[]) =>
  defineDataSet<Row>({
    name: 'thu-nghiem',
    title: text,
    about: text,
    page: toHref('/ho-tro/bieu-phi'),
    toRows: () => rows,
    changedAt: ({ at }) => at,
    isSample: ({ kind }) => kind === 'b',
    columns: {
      name: { type: 'text', meaning: text, of: ({ name }) => name },
      price: { type: 'decimal', unit: text, isOptional: true, meaning: text, of: ({ price }) => price },
      kind: { type: 'text', meaning: text, values: { a: text, b: text }, of: ({ kind }) => kind },
    },
  })

const rows: readonly Row[] = [
  { name: '=1+1', price: '0.10', kind: 'a', at: '2026-11-20T08:30+07:00' },
  { name: 'b', price: null, kind: 'b', at: '2026-11-21' },
]

const context = toPayloadContext(await readWith({}))
const decode = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

test('the files of a set have one path, and any site may read them', () => {
  const files = Object.values(toDataFiles(toSet(rows), context))
  expect(files.map(({ url }) => url)).toEqual([
    '/tai-lieu/thu-nghiem/thu-nghiem.vi.csv',
    '/tai-lieu/thu-nghiem/thu-nghiem.vi.json',
    '/tai-lieu/thu-nghiem/thu-nghiem.vi.schema.json',
  ])
  for (const { headers } of files) expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' })
})

test('CSV quotes formulas, JSON keeps each digit', () => {
  const { csv, json } = toDataFiles(toSet(rows), context)
  expect(readCsvRecords(csv.bytes, 'vi')).toEqual([
    { name: "'=1+1", price: '0.10', kind: 'a' },
    { name: 'b', price: '', kind: 'b' },
  ])
  expect(decode(json.bytes)).toMatchObject({
    version: 2,
    name: 'thu-nghiem',
    sample: true,
    changed_at: '2026-11-21',
    rows: [
      { name: '=1+1', price: '0.10', kind: 'a' },
      { name: 'b', price: null, kind: 'b' },
    ],
  })
})

test.each<[string, readonly Row[], boolean]>([
  ['rows as defined', rows, true],
  ['no rows', [], true],
  ['a decimal that is none', [{ name: 'a', price: '1,5', kind: 'a', at: null }], false],
  ['a value of no list', [{ name: 'a', price: null, kind: 'c' as 'a', at: null }], false], // on purpose
])('the schema and %s', (_case, given, isValid) => {
  const { json, schema } = toDataFiles(toSet(given), context)
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(decode(schema.bytes) as object) // made above
  expect(validate(decode(json.bytes))).toBe(isValid)
})
