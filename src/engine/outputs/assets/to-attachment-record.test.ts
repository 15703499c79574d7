import { parse } from 'content-disposition'
import { expect, test } from 'vitest'
import type { Attachment } from '#engine/model/entries/attachments.ts'
import { toAttachmentRecord } from './to-attachment-record.ts'

const attachment: Attachment = {
  file: 'nghi-quyet.pdf',
  path: 'disclosures/abc/nghi-quyet.pdf',
  kind: 'nghi-quyet',
  language: 'vi',
  title: { vi: 'Nghị quyết', en: 'Resolution' },
  format: 'pdf',
  bytes: 1234,
  sha256: 'a'.repeat(64),
  crc32: 0,
}

test.each([
  ['Nghị quyết', 'Nghị quyết.pdf'],
  ['Nghị quyết “số 1”', 'Nghị quyết “số 1”.pdf'],
  ["Điều lệ 100% (bản 'đầy đủ')", "Điều lệ 100% (bản 'đầy đủ').pdf"],
  ['Set-Cookie: a=b\r\n; filename="x.exe"', 'Set-Cookie- a=b ; filename=x.exe.pdf'],
])('%j gives a file name for saving', (vi, name) => {
  const { headers } = toAttachmentRecord({ ...attachment, title: { vi, en: 'x' } })
  const disposition = headers['Content-Disposition'] ?? ''
  expect(disposition).toMatch(/^[ -~]+$/)
  expect(parse(disposition)).toMatchObject({ type: 'inline', parameters: { filename: name } })
})

test('the fallback for browsers without UTF-8 is the name of the file', () => {
  expect(toAttachmentRecord(attachment).headers['Content-Disposition']).toBe(
    `inline; filename=nghi-quyet.pdf; filename*=UTF-8''Ngh%E1%BB%8B%20quy%E1%BA%BFt.pdf`,
  )
})

test.each([
  ['vi', 'vi'],
  ['en', 'en'],
  ['both', 'vi, en'],
] as const)('a document in %s has its Content-Language', (language, header) => {
  expect(toAttachmentRecord({ ...attachment, language }).headers['Content-Language']).toBe(header)
})
