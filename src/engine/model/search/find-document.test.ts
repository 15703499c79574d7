import { expect, test } from 'vitest'
import { findDocument } from './find-document.ts'

const isMatch = (word: string) => ['biên', 'bản'].includes(word.toLowerCase())

test.each<[string, string[], string, boolean, string | undefined]>([
  ['no documents', [], 'Tờ trình', true, undefined],
  ['a document with a better title', ['Phụ lục', 'Biên bản họp'], 'Tờ trình', false, 'Biên bản họp'],
  ['a document with a title as good', ['Biên bản họp'], 'Biên bản', false, undefined],
  ['a document with a better text', ['Phụ lục'], 'Tờ trình', true, 'Phụ lục'],
  ['one of many documents with a better text', ['a', 'b', 'c'], 'Tờ trình', true, undefined],
])('%s', (_case, attached, title, isInDocuments, found) => {
  const document = findDocument(attached, title, { isMatch, isInDocuments })
  expect(document?.map(({ text }) => text).join('')).toBe(found)
})
