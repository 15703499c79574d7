import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { image, paragraph, run, table, toDocx } from './docx-fixture.ts'
import { readDocx } from './read-docx.ts'

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
