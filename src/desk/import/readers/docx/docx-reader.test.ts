import { existsSync } from 'node:fs'
import { zipSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { faultsOf, postsOf, readAll, writeSource } from '../reader-fixture.ts'
import { docxReader } from './docx-reader.ts'
import { readParts } from './read-parts.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const ofDocuments = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The smallest document of Word with these paragraphs. */
function toDocx(
  paragraphs: string,
  { core = '', more = {}, related = '' }: { core?: string; more?: Record<string, Uint8Array>; related?: string } = {},
) {
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${ofDocuments}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(`<Relationships xmlns="${relations}">${related}</Relationships>`),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${main}" xmlns:r="${ofDocuments}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${paragraphs}</w:body></w:document>`,
    ),
    ...(core === '' ? {} : { 'docProps/core.xml': strToU8(core) }),
    ...more,
  })
}

const paragraph = (text: string, style = '') =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`
const core =
  '<cp:coreProperties xmlns:cp="x" xmlns:dc="y" xmlns:dcterms="z"><dc:title>Tên &amp; tuổi</dc:title><dc:creator>Ban biên tập</dc:creator><dcterms:modified xsi:type="a">2020-05-06T01:02:03Z</dcterms:modified></cp:coreProperties>'

test.each<[string, string, Uint8Array, object]>([
  [
    'a heading',
    'a.docx',
    toDocx(paragraph('Tiêu đề', 'Heading1') + paragraph('Một.')),
    { title: 'Tiêu đề', body: { format: 'html', text: '<p>Một.</p>' } },
  ],
  [
    'what Word keeps',
    'a.docx',
    toDocx(paragraph('Một.'), { core }),
    { title: 'Tên & tuổi', modifiedAt: '2020-05-06T01:02:03Z', terms: [{ kind: 'author', name: 'Ban biên tập' }] },
  ],
  [
    'a name alone, with its marks apart',
    '2019-03-04 Bài viết.docx'.normalize('NFD'),
    toDocx(paragraph('Một.')),
    { id: '2019-03-04 Bài viết.docx', title: 'Bài viết', slug: 'Bài viết', publishedAt: '2019-03-04T00:00:00' },
  ],
])('a document with %s', async (_case, name, bytes, expected) => {
  const items = await readAll(docxReader, writeSource({ [name]: bytes, '~$a.docx': 'x' }))
  expect(faultsOf(items)).toEqual([])
  expect(postsOf(items)).toMatchObject([expected])
})

test('pictures of a document are files, once each', async () => {
  const drawing =
    '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="r9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
  const related = `<Relationship Id="r9" Type="${ofDocuments}/image" Target="media/a.png"/>`
  const bytes = toDocx(drawing, { related, more: { 'word/media/a.png': strToU8('not looked at') } })
  const [post] = postsOf(await readAll(docxReader, writeSource({ 'a.docx': bytes })))
  const [file] = post?.files ?? []
  expect(post?.body.text).toBe(`<p><img src="${file?.url}" /></p>`)
  expect(file?.url).toMatch(/^docx\/[0-9a-f]{32}\.png$/)
  expect(existsSync(file?.path ?? '')).toBe(true)
})

const bomb = toDocx(paragraph('a'), { more: { 'word/media/a.bmp': new Uint8Array(300 * 1024 * 1024) } })

test.each<[string, Uint8Array, string]>([
  [
    'of Word before 2007',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    'Is a document of Word before 2007, or has a password',
  ],
  ['cut off', toDocx(paragraph('a')).slice(0, 600), 'Is no document of Word (.docx), or it is damaged'],
  ['no ZIP', strToU8('Xin chào'), 'Is no document of Word (.docx), or it is damaged'],
  [
    'another Office file',
    zipSync({ 'xl/workbook.xml': strToU8('<a/>') }),
    'Is no document of Word (.docx), or it is damaged',
  ],
  [
    'without a whole text',
    zipSync({ 'word/document.xml': strToU8('<w:document') }),
    'Is no document of Word (.docx), or it is damaged',
  ],
  ['one that unpacks to 300 MB', bomb, 'Unpacks to more than a text with pictures has'],
])('a document that is %s is named, and the rest goes on', async (_case, bytes, message) => {
  const items = await readAll(docxReader, writeSource({ 'a.docx': bytes, 'b.doc': toDocx(paragraph('Một.')) }))
  expect(faultsOf(items)).toEqual([expect.stringContaining(`a.docx ${message}`)])
  expect(postsOf(items).map(({ at }) => at)).toEqual(['b.doc'])
})

test('a size that a file states is not believed', () => {
  const bytes = zipSync({ a: new Uint8Array(100_000) })
  const end = Buffer.from(bytes).lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  Buffer.from(bytes.buffer).writeUInt32LE(1, end + 24)
  expect(readParts(bytes, () => true, 1000)).toBe('too large')
})
