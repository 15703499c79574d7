import { expect, test } from 'vitest'
import type { Attachment } from '#engine/model/entries/attachments.ts'
import { toItemDocuments } from './to-item-documents.ts'

const toDocument = (name: string): Attachment => ({
  file: `${name}.pdf`,
  path: `news/a/${name}.pdf`,
  title: { vi: 'Tài liệu', en: 'Document' },
  kind: 'bao-cao',
  language: name.startsWith('both') ? 'both' : name.startsWith('en') ? 'en' : 'vi',
  format: 'pdf',
  bytes: 1024,
  sha256: '0'.repeat(64),
  crc32: 0,
})

test.each([
  ['nothing', [], [], 0],
  ['one language', ['vi'], ['vi'], 0],
  ['both, whatever their order', ['en', 'vi'], ['vi', 'en'], 0],
  ['the first of each language', ['vi', 'vi2', 'en', 'en2', 'vi3'], ['vi', 'en'], 3],
  ['a document in both languages', ['both'], ['both'], 0],
  ['one in both languages besides one in a single language', ['vi', 'both'], ['vi', 'both'], 0],
  ['one in both languages besides one in each', ['vi', 'both', 'en'], ['vi', 'en'], 1],
])('%s', (_, names, linked, more) => {
  const { links, more: others } = toItemDocuments(names.map(toDocument))
  expect(links.map(({ href }) => href)).toEqual(linked.map((name) => `/tai-lieu/news/a/${name}.pdf`))
  expect(others).toBe(more)
})
