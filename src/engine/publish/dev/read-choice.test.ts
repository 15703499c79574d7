import { expect, test } from 'vitest'
import { readChoice } from './read-choice.ts'

const read = (path: string, cookie = '') =>
  readChoice(new Request(`http://localhost:5173${path}`, { headers: { Cookie: cookie } }))

test.each([
  ['/a', '', { at: undefined, isAll: false }],
  ['/a', 'preview-at-5173=2026-11-27T08%3A01', { at: new Date('2026-11-27T08:01+07:00'), isAll: false }],
  ['/a', 'preview-unpublished-5173=1', { at: undefined, isAll: true }],
  ['/a', 'preview-at-5173=rubbish; preview-unpublished-5173=yes', { at: undefined, isAll: false }],
  // Of another server on the same host.
  ['/a', 'preview-at-4173=2026-11-27T08%3A01', { at: undefined, isAll: false }],
])('%s with the cookie %j shows %j', (path, cookie, choice) => {
  expect(read(path, cookie)).toEqual({ kind: 'choice', choice })
})

test.each([
  ['/a?at=2026-11-27T08:01', '/a', ['preview-at-5173=2026-11-27T08%3A01; Path=/; SameSite=Lax']],
  ['/a?x=1&at=2026-11-27', '/a?x=1', ['preview-at-5173=2026-11-27T00%3A00; Path=/; SameSite=Lax']],
  ['/a?at=', '/a', ['preview-at-5173=; Max-Age=0; Path=/; SameSite=Lax']],
  ['/a?unpublished=1', '/a', ['preview-unpublished-5173=1; Path=/; SameSite=Lax']],
  ['/a?unpublished=0', '/a', ['preview-unpublished-5173=; Max-Age=0; Path=/; SameSite=Lax']],
  ['//evil.test/?unpublished=1', '/evil.test/', ['preview-unpublished-5173=1; Path=/; SameSite=Lax']],
])('%s is remembered, and leads to %s', (path, location, cookies) => {
  expect(read(path)).toEqual({ kind: 'chosen', location, cookies })
})

test('a moment that is none is named', () => {
  expect(read('/a?at=tomorrow')).toEqual({ kind: 'bad moment', value: 'tomorrow' })
})
