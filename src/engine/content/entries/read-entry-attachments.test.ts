import { expect, test } from 'vitest'
import { textSchema } from '#engine/model/entries/text.ts'
import { pressReleases } from '#features/articles/collections/press-releases.ts'
import { Diagnostics, formatDiagnostics } from '../source/diagnostics.ts'
import { emptyFolder, unreadableFile, withChanges, type Changes } from '../source/source-tree-fixture.ts'
import { checkEntryFiles } from './check-entry-files.ts'
import { readEntry } from './read-entry.ts'

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const zip = Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64')
const oldOffice = Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex')
const facts = 'sample: true\npublishedAt: 2026-10-12T08:30+07:00\n'
const named = (file: string, more: Readonly<Record<string, string>> = {}) => {
  const fields = { kind: 'nghi-quyet', language: 'vi', title: '{ vi: Nghị quyết, en: Resolution }', ...more }
  const lines = Object.entries(fields).map(([key, value]) => `    ${key}: ${value}\n`)
  return `  - file: ${file}\n${lines.join('')}`
}

/** Reads an entry with the given files; `attachments` is the YAML below that key. */
async function read(attachments: string, files: Changes) {
  const source = withChanges(emptyFolder, {
    'vi.md': '---\ntitle: Tiêu đề\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n',
    'entry.yaml': attachments ? `${facts}attachments:\n${attachments}` : facts,
    ...files,
  })
  const folder = { source, name: 'a', contentPath: 'press-releases/a/' }
  const diagnostics = new Diagnostics()
  checkEntryFiles(folder, diagnostics)
  const result = await readEntry(folder, { facts: pressReleases.schema, text: textSchema }, { terms: [], diagnostics })
  const entry = result.state === 'valid' ? result : undefined
  return { entry, problems: formatDiagnostics(diagnostics.list).split('\n').slice(0, -1) }
}

test('an attachment has the fields of the entry and the properties of the file', async () => {
  const { entry, problems } = await read(named('nghi-quyet.pdf'), { 'nghi-quyet.pdf': pdf })
  expect(problems).toEqual([])
  expect(entry?.attachments).toEqual([
    {
      file: 'nghi-quyet.pdf',
      kind: 'nghi-quyet',
      language: 'vi',
      title: { vi: 'Nghị quyết', en: 'Resolution' },
      path: 'press-releases/a/nghi-quyet.pdf',
      format: 'pdf',
      bytes: pdf.length,
      sha256: '49c28c332031c5be46a9f1cc28754ba850448ac9d4ffcc1cbb169f779b66b273',
      crc32: 304_977_787,
    },
  ])
  expect(entry?.facts).not.toHaveProperty('attachments')
})

test('an entry without attachments', async () => {
  expect((await read('', {})).entry?.attachments).toEqual([])
})

test.each<[string, string, Readonly<Record<string, string | Uint8Array>>, string]>([
  [
    'a missing file',
    named('nghi-quyet.pdf'),
    { 'nghi-quyet-1.pdf': pdf },
    'a/entry.yaml:4:11 There is no file "nghi-quyet.pdf" beside entry.yaml. Did you mean "nghi-quyet-1.pdf"?',
  ],
  [
    'a missing second file',
    named('a.pdf') + named('"b.pdf"'),
    { 'a.pdf': pdf },
    'a/entry.yaml:8:11 There is no file "b.pdf" beside entry.yaml. Did you mean "a.pdf"?',
  ],
  [
    'a text file named PDF',
    named('a.pdf'),
    { 'a.pdf': 'Nghị quyết' },
    'a/entry.yaml:4:11 The document "a.pdf" is not a PDF file but contains plain text; save it as PDF again',
  ],
  [
    'a ZIP file named PDF',
    named('a.pdf'),
    { 'a.pdf': zip },
    'a/entry.yaml:4:11 The document "a.pdf" is not a PDF file but contains zip; save it as PDF again',
  ],
  [
    'a truncated PDF',
    named('a.pdf'),
    { 'a.pdf': pdf.slice(0, -8) },
    'a/entry.yaml:4:11 The document "a.pdf" is incomplete: a PDF file ends with %%EOF; copy the file here again',
  ],
  [
    'a workbook with a password',
    named('a.xlsx'),
    { 'a.xlsx': oldOffice },
    'a/entry.yaml:4:11 The document "a.xlsx" is not a XLSX file but contains a protected or old Office file; save it as XLSX again, without a password',
  ],
  [
    'a CSV in another encoding',
    named('a.csv'),
    { 'a.csv': Buffer.from('n\xe9\n', 'latin1') },
    'a/entry.yaml:4:11 The document "a.csv" is text in another encoding than UTF-8; in Excel, save it as "CSV UTF-8 (Comma delimited)", not as "CSV"',
  ],
  [
    'an empty file',
    named('a.pdf'),
    { 'a.pdf': '' },
    'a/entry.yaml:4:11 The document "a.pdf" is empty; copy the file here again',
  ],
  [
    'a file listed twice',
    named('a.pdf') + named('a.pdf'),
    { 'a.pdf': pdf },
    'a/entry.yaml:8:11 The document "a.pdf" is already listed above; list each document once',
  ],
  [
    'an invalid file name',
    named('Nghi_Quyet.PDF'),
    { 'Nghi_Quyet.PDF': pdf },
    'a/Nghi_Quyet.PDF:1:1 Invalid file name of a document: use a-z, 0-9, single hyphens and dots, with the extension in lower case; rename it to nghi-quyet.pdf',
  ],
  [
    'an invalid file name with a language',
    named('Báo cáo..vi.PDF'),
    { 'Báo cáo..vi.PDF': pdf },
    'extension in lower case; rename it to bao-cao.vi.pdf',
  ],
  [
    'a path',
    named('../b/a.pdf'),
    {},
    'a/entry.yaml:4:11 "attachments.0.file": Must be the name of a file in the same folder: a-z, 0-9',
  ],
  [
    'an unsupported format',
    '',
    { 'a.doc': oldOffice },
    'a/a.doc:1:1 Unsupported document format; save it as PDF, XLSX, DOCX, CSV or ZIP',
  ],
  [
    'an unknown kind',
    named('a.pdf', { kind: 'nghi-quyt' }),
    { 'a.pdf': pdf },
    'not "nghi-quyt". Did you mean "nghi-quyet"?',
  ],
  [
    'an unknown language',
    named('a.pdf', { language: 'fr' }),
    { 'a.pdf': pdf },
    'a/entry.yaml:6:15 "attachments.0.language" must be one of vi, en, both, not "fr"',
  ],
  [
    'a title in one language',
    named('a.pdf', { title: '{ vi: A }' }),
    { 'a.pdf': pdf },
    'a/entry.yaml:7:12 Missing field "attachments.0.title.en"',
  ],
  [
    'an unknown field',
    named('a.pdf', { langage: 'vi' }),
    { 'a.pdf': pdf },
    'a/entry.yaml:8:5 Unknown field "attachments.0.langage". Did you mean "language"?',
  ],
  [
    'an empty list',
    '  []\n',
    {},
    'a/entry.yaml:4:3 "attachments": Must contain a document; without documents, remove the field',
  ],
  [
    'a file that is not listed',
    '',
    { 'a.pdf': pdf },
    'a/a.pdf:1:1 warning: Document is not published; list it in "attachments" of entry.yaml, or delete it',
  ],
])('%s is reported with its position', async (_name, attachments, files, problem) => {
  expect((await read(attachments, files)).problems.join('\n')).toContain(problem)
})

test('a file that is too large is not read', async () => {
  const file = { ...unreadableFile('EIO'), size: 26 * 1024 * 1024 }
  expect((await read(named('a.pdf'), { 'a.pdf': file })).problems).toEqual([
    'a/entry.yaml:4:11 The document "a.pdf" is too large: 27,262,976 bytes; a document may have at most 26,214,400 (25 MB) [documents]',
  ])
})

test('a symbolic link is not a document', async () => {
  expect((await read(named('a.pdf'), { 'a.pdf': { linkTo: '/etc/hostname' } })).problems).toEqual([
    'a/a.pdf:1:1 Symbolic link; put the file itself here [entry-files]',
    'a/entry.yaml:4:11 There is no file "a.pdf" beside entry.yaml. [documents]',
  ])
})

test.each([
  ['a.zip', zip],
  ['a.csv', '\uFEFFKỳ,Doanh thu\r\n"Q1","1,5"\r\n'],
])('%s is a valid document', async (file, bytes) => {
  const { entry, problems } = await read(named(file), { [file]: bytes })
  expect(problems).toEqual([])
  expect(entry?.attachments).toHaveLength(1)
})
