import { strToU8, zipSync, type Zippable } from 'fflate'
import { expect, test } from 'vitest'
import { readDocx } from './read-docx.ts'

// A document as Word writes it: a ZIP file of XML.

const name =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const run = (text: string, style = '') =>
  `<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`
const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`
const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
const image =
  '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId3"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'

function toDocx(body: string, more: Zippable = {}): Uint8Array {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
  const relations = (list: string) =>
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`
  const footnotes = `${head}<w:footnotes ${name}><w:footnote w:id="0" w:type="separator"><w:p/></w:footnote><w:footnote w:id="1">${paragraph(run('Nguồn: HNX.'))}</w:footnote></w:footnotes>`
  const styles = `${head}<w:styles ${name}><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`
  return zipSync({
    '[Content_Types].xml': strToU8(head + types),
    '_rels/.rels': strToU8(
      relations(`<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`),
    ),
    'word/_rels/document.xml.rels': strToU8(
      relations(
        `<Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/footnotes" Target="footnotes.xml"/><Relationship Id="rId3" Type="${office}/image" Target="media/a.png"/>`,
      ),
    ),
    'word/document.xml': strToU8(`${head}<w:document ${name}><w:body>${body}</w:body></w:document>`),
    'word/footnotes.xml': strToU8(footnotes),
    'word/styles.xml': strToU8(styles),
    'word/media/a.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
    ...more,
  })
}

test.each<[string, string, string, string[]]>([
  [
    'paragraphs and a heading',
    paragraph(run('Kết quả'), 'Heading2') + paragraph(run('Một ') + run('đậm', '<w:b/>')),
    '## Kết quả\n\nMột **đậm**',
    [],
  ],
  [
    'a table',
    table(['Chỉ tiêu', 'Quý III'], ['Doanh thu', '1.200']),
    '| Chỉ tiêu | Quý III |\n| --- | --- |\n| Doanh thu | 1.200 |',
    [],
  ],
  [
    'a footnote',
    paragraph(`${run('Doanh thu tăng')}<w:r><w:footnoteReference w:id="1"/></w:r>${run(' nhiều.')}`),
    'Doanh thu tăng[^1] nhiều.\n\n[^1]: Nguồn: HNX.',
    [],
  ],
  ['an image', paragraph(run('Trước') + image), 'Trước', ['Images']],
  [
    'tracked changes',
    paragraph(
      `${run('Giá ')}<w:ins w:id="1" w:author="An">${run('mới')}</w:ins><w:del w:id="2" w:author="An"><w:r><w:delText>cũ</w:delText></w:r></w:del>`,
    ),
    'Giá mới',
    ['Tracked changes'],
  ],
  ['Vietnamese whose marks stand apart', paragraph(run('Tiếng Việt'.normalize('NFD'))), 'Tiếng Việt', []],
])('%s', async (_case, body, markdown, lost) => {
  const pasted = await readDocx(toDocx(body))
  expect(pasted.markdown.replaceAll(/ {2,}(?=\|)/g, ' ')).toBe(markdown)
  expect(pasted.markdown).toBe(pasted.markdown.normalize('NFC'))
  expect(pasted.lost.map(({ en }) => en.split(':')[0])).toEqual(lost)
})

test.each<[string, Uint8Array]>([
  ['text', strToU8('hello')],
  ['a spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('<a/>') })],
  ['a document that was cut off', toDocx(paragraph(run('a'))).subarray(0, 900)],
  ['a document whose text is no XML', toDocx('<w:p>')],
  ['a small file of 70 MB of text', toDocx(paragraph(run('0'.repeat(70 * 1024 * 1024))))],
])('%s is refused', async (_case, bytes) => {
  await expect(readDocx(bytes)).rejects.toThrow('no document of Word')
})
