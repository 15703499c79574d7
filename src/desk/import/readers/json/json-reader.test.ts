import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf, postsOf, readAll, writeSource } from '../reader-fixture.ts'
import { jsonReader } from './json-reader.ts'

const read = (content: string | Uint8Array, { fields, name = 'bai.json' }: { fields?: string; name?: string } = {}) =>
  readAll(jsonReader, join(writeSource({ [name]: content }), name), fields === undefined ? {} : { fields })

const records = [
  { id: 1, title: 'Một', content: 'a', tags: [{ name: 'x' }, { name: 'y' }], cover: { url: '/a.jpg', alt: 'Ảnh' } },
  { id: 2, title: 'Hai', content: 'b', tags: [], cover: null },
]
const fields = 'terms: { tag: tags.name }\nimage: cover.url\nimageAlt: cover.alt\n'

test.each([
  ['a list', JSON.stringify(records), 'bai.json', fields],
  ['a list in an object', JSON.stringify({ total: 2, posts: records }), 'bai.json', fields],
  ['a list where the fields say', JSON.stringify({ a: [], b: { c: records } }), 'bai.json', `${fields}items: b.c\n`],
  ['a record a line', records.map((one) => JSON.stringify(one)).join('\r\n'), 'bai.jsonl', fields],
  ['a byte-order mark', `\uFEFF${JSON.stringify(records)}`, 'bai.json', fields],
  ['UTF-16', Buffer.from(`\uFEFF${JSON.stringify(records)}`, 'utf16le'), 'bai.json', fields],
])('%s', async (_case, content, name, written) => {
  const items = await read(content, { name, fields: written })
  expect(faultsOf(items)).toEqual([])
  expect(postsOf(items)).toMatchObject([
    {
      id: '1',
      title: 'Một',
      body: { text: 'a' },
      terms: [
        { kind: 'tag', name: 'x' },
        { kind: 'tag', name: 'y' },
      ],
      image: { url: '/a.jpg', title: 'Ảnh' },
    },
    { id: '2', title: 'Hai', terms: [] },
  ])
  expect(postsOf(items)[1]).not.toHaveProperty('image')
})

test('what is no record is named, and the rest goes on', async () => {
  const lines = await read('{"id":1,"title":"A","content":"a"}\n{"id":\n7\n{"id":2,"title":"B","content":"b"}', {
    name: 'bai.ndjson',
  })
  expect(postsOf(lines).map(({ title }) => title)).toEqual(['A', 'B'])
  expect(faultsOf(lines)).toEqual([
    expect.stringMatching(/^bai\.ndjson:2 Is no JSON, and is left out: /),
    'bai.ndjson:3 Is no record, and is left out',
  ])
})

test.each([
  ['broken JSON', '[{', undefined, /bai\.json is no JSON/],
  ['two lists', '{"a":[],"b":[]}', undefined, /“items: …”, one of a, b/],
  ['no list where the fields say', '{"a":[]}', 'items: b\n', /no list at “b”/],
])('%s is refused', async (_case, content, written, message) => {
  await expect(read(content, written === undefined ? {} : { fields: written })).rejects.toThrow(message)
})
