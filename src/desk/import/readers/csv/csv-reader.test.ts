import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf, postsOf, readAll, writeSource } from '../reader-fixture.ts'
import { csvReader } from './csv-reader.ts'

const read = (content: string | Uint8Array, fields?: string, name = 'bai.csv') =>
  readAll(csvReader, join(writeSource({ [name]: content }), name), fields === undefined ? {} : { fields })

const plain = 'id,title,content\n1,Tiêu đề,<p>Nội dung</p>\n'
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
/** “Tiêu đề” in windows-1258: ê and ề have their circumflex, and the tone stands behind. */
const windows1258 = Buffer.concat([
  Buffer.from('id,title,content\r\n1,Ti'),
  Buffer.from([0xea]),
  Buffer.from('u '),
  Buffer.from([0xf0, 0xea, 0xcc]),
  Buffer.from(',a\r\n'),
])

test.each<[string, string | Uint8Array, [title: string, body: string][]]>([
  ['commas', plain, [['Tiêu đề', '<p>Nội dung</p>']]],
  ['a byte-order mark', `\uFEFF${plain}`, [['Tiêu đề', '<p>Nội dung</p>']]],
  ['semicolons, as Excel in Vietnamese writes', plain.replaceAll(',', ';'), [['Tiêu đề', '<p>Nội dung</p>']]],
  ['a sign that it states', `sep=|\r\n${plain.replaceAll(',', '|')}`, [['Tiêu đề', '<p>Nội dung</p>']]],
  ['tabs and UTF-16, as “Unicode text”', utf16(plain.replaceAll(',', '\t')), [['Tiêu đề', '<p>Nội dung</p>']]],
  ['UTF-16 without a mark', Buffer.from('id,title,content\n1,Abc,de\n', 'utf16le'), [['Abc', 'de']]],
  ['windows-1258', windows1258, [['Tiêu đề', 'a']]],
  ['letters apart (NFD)', plain.normalize('NFD'), [['Tiêu đề', '<p>Nội dung</p>']]],
  [
    'lines, quotes and commas in a cell',
    'id,title,content\n1,"A ""B"", C","một\n\nhai"\n',
    [['A "B", C', 'một\n\nhai']],
  ],
  ['names in Vietnamese', 'Mã;Tiêu đề;Nội dung\n1;A;b\n', [['A', 'b']]],
  ['empty lines and the row of names alone', 'id,title,content\n\n\n', []],
  ['emoji and other letters of four bytes', 'id,title,content\n1,📈 𝐀,b\n', [['📈 𝐀', 'b']]],
])('a table with %s', async (_case, content, expected) => {
  const items = await read(content)
  expect(faultsOf(items)).toEqual([])
  expect(postsOf(items).map(({ title, body }) => [title, body.text])).toEqual(expected)
})

test('a post has all that its columns say', async () => {
  const table =
    'ID;Tên;Chuyên mục;Từ khóa;Ngày đăng;Trạng thái;Đường dẫn cũ;HTML;Ảnh;Số\n7;Bài;Tin tức;a, b;04/03/2019 08:30;Chờ duyệt;/?p=7;<p>x</p>;/uploads/a.jpg;12/TB\n'
  const fields = `title: Tên
status: Trạng thái
statuses: { draft: Chờ duyệt }
terms: { category: Chuyên mục, tag: Từ khóa }
separator: ","
address: Đường dẫn cũ
facts: { refNo: Số }
home: https://cu.example/
`
  expect(await read(table, fields)).toEqual([
    { is: 'about', home: 'https://cu.example/' },
    {
      is: 'post',
      at: 'bai.csv:2',
      id: '7',
      addresses: ['/?p=7'],
      title: 'Bài',
      slug: '',
      status: 'draft',
      publishedAt: '2019-03-04T08:30:00',
      body: { format: 'html', text: '<p>x</p>' },
      excerpt: '',
      terms: [
        { kind: 'category', key: 'Tin tức', name: 'Tin tức' },
        { kind: 'tag', key: 'a', name: 'a' },
        { kind: 'tag', key: 'b', name: 'b' },
      ],
      image: { url: '/uploads/a.jpg' },
      files: [],
      facts: { refNo: '12/TB' },
    },
  ])
})

test('rows that cannot be posts are named with their lines, and the rest goes on', async () => {
  const items = await read('id,title,content\n1,A,"x\ny"\n2,,b\n,C,c\n4,D,d,e\n5,E,f\n')
  expect(postsOf(items).map(({ title, at }) => `${at} ${title}`)).toEqual(['bai.csv:2 A', 'bai.csv:6 D', 'bai.csv:7 E'])
  expect(faultsOf(items)).toEqual([
    'bai.csv:4 Has no title, and is left out',
    'bai.csv:5 “C” has no id and no address: the next import would not know it. Name a field in --fields: “id: …”',
    'bai.csv:6 Has 4 cells, and the table 3 columns: those beyond are left out',
  ])
})

test.each([
  ['a table without a title', 'id,noidung\n1,a\n', undefined, /Nothing says which field of bai\.csv is the “title”/],
  ['a column that it does not have', plain, 'title: titel\n', /has no field “titel”\. Did you mean "title"\?/],
  [
    'an unknown field of a post',
    plain,
    'titel: title\n',
    /fields\.yaml:1:1 Unknown field "titel"\. Did you mean "title"\?/,
  ],
  ['an empty file', '', undefined, /There is no file .*bai\.csv, or it is empty/],
])('%s is refused', async (_case, content, fields, message) => {
  await expect(read(content, fields)).rejects.toThrow(message)
})
