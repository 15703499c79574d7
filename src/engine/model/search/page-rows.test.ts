import { expect, test } from 'vitest'
import { parsePageRows } from './page-rows.ts'

const row = { href: '/tin-tuc/a', title: 'A', kind: 'Tin tức', text: '' }

test.each<[what: string, file: object, isRead: boolean]>([
  ['rows, and a gap for what no search finds', [row, null], true],
  ['no rows', [], true],
  ['a row without a title', [{ ...row, title: undefined }], false],
  ['a row of an earlier version, without a text', [{ ...row, text: undefined }], false],
  ['a row that is a text', ['a'], false],
  ['rows by number', { 0: row }, false],
  ['rows of an earlier version', { check: 1, rows: [row] }, false],
])('a file of %s', (_what, file, isRead) => {
  expect(parsePageRows(new TextEncoder().encode(JSON.stringify(file)))).toEqual(isRead ? file : undefined)
})
