import { expect, test } from 'vitest'
import { findDocument } from './find-document.ts'

const isMatch = (word: string) => ['biên', 'bản'].includes(word.toLowerCase())
const payload = (...titles: string[]) => ({ attachments: titles.map((title) => ({ title })) })

test.each<[string, unknown, string, boolean, string | undefined]>([
  ['no payload', undefined, 'Tờ trình', true, undefined],
  ['no documents', {}, 'Tờ trình', true, undefined],
  ['a document with a better title', payload('Phụ lục', 'Biên bản họp'), 'Tờ trình', false, 'Biên bản họp'],
  ['a document with a title as good', payload('Biên bản họp'), 'Biên bản', false, undefined],
  ['a document with a better text', payload('Phụ lục'), 'Tờ trình', true, 'Phụ lục'],
  ['one of many documents with a better text', payload('a', 'b', 'c'), 'Tờ trình', true, undefined],
  ['what is no list', { attachments: 'x' }, 'Tờ trình', true, undefined],
  ['what has no titles', { attachments: [null, { title: 1 }] }, 'Tờ trình', true, undefined],
])('%s', (_case, page, title, isInDocuments, found) => {
  const document = findDocument(page, title, { isMatch, isInDocuments })
  expect(document?.map(({ text }) => text).join('')).toBe(found)
})
