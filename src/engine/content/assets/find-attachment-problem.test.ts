import { buffer } from 'node:stream/consumers'
import { zipSync } from 'fflate'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { findAttachmentProblem } from './find-attachment-problem.ts'

/** Its words in English. */
async function messageOf(...[format, bytes]: Parameters<typeof findAttachmentProblem>): Promise<string | undefined> {
  const problem = await findAttachmentProblem(format, bytes)
  return problem && String(problem)
}

type Passwords = Pick<PDFKit.PDFDocumentOptions, 'userPassword' | 'ownerPassword' | 'pdfVersion'>

function makePdf(passwords: Passwords): Promise<Uint8Array> {
  const document = new PdfDocument({ ...passwords })
  document.text('Nghi quyet')
  document.end()
  return buffer(document)
}

const zip = zipSync({ 'a.txt': Buffer.from('a'), 'b.txt': Buffer.from('b') })

/** With a flag of its last entry set, in the directory. */
function withFlag(file: Uint8Array, flag: number): Uint8Array {
  const copy = Buffer.from(file)
  const entry = copy.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  copy.writeUInt16LE(copy.readUInt16LE(entry + 8) | flag, entry + 8)
  return copy
}

const text = (value: string) => Buffer.from(value)
const utf16 = (value: string) => Buffer.from(`\uFEFF${value}`, 'utf16le')

test.each([
  'BMP',
  'BM',
  'BMI',
  'ID3',
  'MZ',
  'GIF',
  'GIF89a',
  'FORM',
  'RIFF',
  'PK',
  'OggS',
  'fLaC',
  'II*',
  'Rar!',
  'FLV',
  'CWS',
  'wOFF',
  'SQLi',
  'LZIP',
  'BZh',
  'MP+',
  'DSD',
  '8BPS',
  'OTTO',
  'ACGT',
  'AC',
  '%!',
  'ftyp',
  'Mã',
  '\uFEFFMã',
  '"a',
  '<',
  '{',
])('a table that begins with %j is CSV', async (start) => {
  for (const rest of [',HOSE,125000\n', ';HOSE;125000\r\n', '\n']) {
    expect(await findAttachmentProblem('csv', text(start + rest)), rest).toBeUndefined()
  }
})

const notUtf8 =
  'is text in another encoding than UTF-8; in Excel, save it as "CSV UTF-8 (Comma delimited)", not as "CSV"'
const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])

test.each<[string, Uint8Array, string]>([
  ['Windows-1252', Buffer.from('M\xe3;Gi\xe1\n', 'latin1'), notUtf8],
  ['Windows-1258', Buffer.from([0x4d, 0xe3, 0x2c, 0xd0, 0xf4, 0xcc, 0x0a]), notUtf8],
  ['a ticker, in Windows-1258', Buffer.concat([text('BMP,'), Buffer.from([0xd0, 0x0a])]), notUtf8],
  ['UTF-16', utf16('Mã\tGiá\n'), notUtf8],
  ['UTF-16, the other way round', utf16('Mã\tGiá\n').swap16(), notUtf8],
  ['a bitmap', bitmap, 'is not a CSV file but contains bmp; save it as CSV again'],
  [
    'a program',
    Buffer.concat([text('MZ'), Buffer.alloc(200)]),
    'is not a CSV file but contains exe; save it as CSV again',
  ],
  ['a workbook', zip, 'is not a CSV file but contains zip; save it as CSV again'],
  ['a PDF without binary parts', text('%PDF-1.4\n1 0 obj\n%%EOF\n'), 'is not a CSV file but contains pdf'],
  ['rich text', text('{\\rtf1 a}'), 'is not a CSV file but contains rtf'],
  ['XML', text('<?xml version="1.0"?><a/>'), 'is not a CSV file but contains xml'],
  ['PostScript', text('%!PS-Adobe-3.0\n'), 'is not a CSV file but contains'],
  [
    'a page of a network',
    text('\uFEFF\n<!DOCTYPE html>\n<title>a</title>'),
    'is not a CSV file but contains a web page',
  ],
  ['a page', text('<html lang="vi"><body>a</body></html>'), 'is not a CSV file but contains a web page'],
  [
    'a reference',
    text('version https://git-lfs.github.com/spec/v1\noid sha256:a\n'),
    'contains a reference of Git LFS',
  ],
  ['lost letters', text('M\uFFFD,Gi\uFFFD\n'), 'has lost letters: it contains U+FFFD in their place'],
  ['NUL bytes', text('a,b\0\n'), 'is not a CSV file; save it as CSV again'],
])('%s is no CSV', async (_name, bytes, problem) => {
  expect(String(await findAttachmentProblem('csv', bytes))).toContain(problem)
})

const locked = 'asks for a password before it opens, so that nobody could open it here; save it without that password'

test.each<[string, Passwords, string | undefined]>([
  ['no password', {}, undefined],
  ['a password to open', { userPassword: 'a' }, locked],
  ['a password to open, of PDF 1.7', { userPassword: 'a', pdfVersion: '1.7' }, locked],
  ['a password to open, of PDF 1.7 extended', { userPassword: 'a', ownerPassword: 'b', pdfVersion: '1.7ext3' }, locked],
  ['a password against changes', { ownerPassword: 'b' }, undefined],
  ['a password against changes, of PDF 1.7', { ownerPassword: 'b', pdfVersion: '1.7' }, undefined],
  ['a password against changes, of PDF 1.7 extended', { ownerPassword: 'b', pdfVersion: '1.7ext3' }, undefined],
])('a PDF with %s', async (_name, passwords, problem) => {
  expect(await messageOf('pdf', await makePdf(passwords))).toBe(problem)
})

test('a PDF that only mentions encryption', async () => {
  const pdf = await makePdf({})
  expect(await findAttachmentProblem('pdf', Buffer.concat([pdf, text('\n% /Encrypt\n%%EOF\n')]))).toBeUndefined()
})

test.each<[string, (pdf: Buffer) => Uint8Array, RegExp | undefined]>([
  [
    'whose middle was not copied',
    (pdf) => pdf.fill(0, 100, pdf.length - 40),
    /^is damaged, and does not open: a part of it is empty/,
  ],
  [
    'whose end alone was copied',
    (pdf) => Buffer.concat([pdf.subarray(0, 20), Buffer.alloc(2048), pdf.subarray(-40)]),
    /^is damaged/,
  ],
  [
    'with zeros that belong to it',
    (pdf) => Buffer.concat([pdf, Buffer.alloc(2048), Buffer.from('\n%%EOF\n')]),
    undefined,
  ],
])('a PDF %s', async (_name, change, problem) => {
  const found = await messageOf('pdf', change(Buffer.from(await makePdf({}))))
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBeUndefined()
})

const withPassword = 'contains files with a password, so that nobody could open it here; save it without that password'

test.each<[string, Uint8Array, string | undefined]>([
  ['no password', zip, undefined],
  ['one encrypted file', withFlag(zip, 1), withPassword],
  ['strong encryption', withFlag(zip, 1 << 6), withPassword],
  ['a hidden directory', withFlag(zip, 1 << 13), withPassword],
  ['names in UTF-8', withFlag(zip, 1 << 11), undefined],
  ['a comment', Buffer.concat([zip, text('a comment')]), undefined],
])('a ZIP with %s', async (_name, bytes, problem) => {
  expect(await messageOf('zip', bytes)).toBe(problem)
})

const incomplete = 'is incomplete: the list of its parts, at the end of the file, is missing or names others'

/** The same archive with the end of its directory in 64 bits, as some writers have it for files of any size. */
function withLargeEnd(file: Uint8Array): Buffer {
  const end = Buffer.from(file).lastIndexOf('PK\u0005\u0006')
  const short = Buffer.from(file.subarray(end))
  const large = Buffer.alloc(56)
  large.write('PK\u0006\u0006', 'latin1')
  large.writeBigUInt64LE(44n, 4)
  for (const place of [24, 32]) large.writeBigUInt64LE(BigInt(short.readUInt16LE(10)), place)
  large.writeBigUInt64LE(BigInt(short.readUInt32LE(12)), 40)
  large.writeBigUInt64LE(BigInt(short.readUInt32LE(16)), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\u0006\u0007', 'latin1')
  locator.writeBigUInt64LE(BigInt(end), 8)
  short.fill(0xff, 8, 20)
  return Buffer.concat([file.subarray(0, end), large, locator, short])
}

test.each<[string, Uint8Array, string | undefined]>([
  ['whole', zip, undefined],
  ['behind another', Buffer.concat([zip, zip]), undefined],
  ['with an end in 64 bits', withLargeEnd(zip), undefined],
  ['with a password, and an end in 64 bits', withLargeEnd(withFlag(zip, 1)), 'contains files with a password'],
  ['without its end', zip.subarray(0, -30), incomplete],
  ['without its last byte', zip.subarray(0, -1), incomplete],
  ['with zeros in place of its end', Buffer.concat([zip.subarray(0, 60), Buffer.alloc(100)]), incomplete],
  ['with zeros in place of a part', Buffer.from(zip).fill(0, 36, 60), incomplete],
])('an archive %s', async (_name, bytes, problem) => {
  const found = await messageOf('zip', bytes)
  expect(found).toEqual(problem === undefined ? undefined : expect.stringContaining(problem))
})
