import { expect, test } from 'vitest'
import { parsePageRows } from './page-rows.ts'

const row = { href: '/tin-tuc/a', title: 'A', kind: 'Tin tức' }

test.each<[what: string, file: object, isRead: boolean]>([
  ['rows, and a gap for what no search finds', { check: 1, rows: [row, null] }, true],
  ['no rows', { check: 1, rows: [] }, true],
  ['a row without a title', { check: 1, rows: [{ ...row, title: undefined }] }, false],
  ['a row that is a text', { check: 1, rows: ['a'] }, false],
  ['rows by number', { check: 1, rows: { 0: row } }, false],
  ['no check', { rows: [row] }, false],
  ['a list', [row], false],
])('a file of %s', (_what, file, isRead) => {
  expect(parsePageRows(new TextEncoder().encode(JSON.stringify(file)))).toEqual(isRead ? file : undefined)
})
