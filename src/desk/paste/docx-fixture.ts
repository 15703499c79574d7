import { strToU8, zipSync, type Zippable } from 'fflate'

// A document as Word writes it, for tests: a ZIP file of XML.

const name =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const run = (text: string, style = '') =>
  `<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
export const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`
const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`
export const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
export const image =
  '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId3"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'

export function toDocx(body: string, more: Zippable = {}): Uint8Array {
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
