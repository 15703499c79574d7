import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { readCsv } from './csv-fixture.ts'
import { toCsv } from './to-csv.ts'

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

test('in Vietnam a number has a comma, and columns are divided by semicolons', () => {
  const rows = [
    ['Mã', 'Phí; tỷ lệ', 'Ngày'],
    ['a,b', '0.035', '2026-11-20'],
    ['-1200.50', '0.15%', '1.2.3'],
  ]
  expect(decode(toCsv(rows, 'vi'))).toBe(
    '\uFEFFMã;"Phí; tỷ lệ";Ngày\r\na,b;0,035;2026-11-20\r\n-1200,50;0,15%;1.2.3\r\n',
  )
  expect(readCsv(toCsv(rows, 'vi'), 'vi')).toEqual(rows)
})

test('a file starts with a byte-order mark, and rows end with CRLF', () => {
  expect(
    decode(
      toCsv(
        [
          ['Kỳ', 'Số'],
          ['Quý 1', '1200.50'],
        ],
        'en',
      ),
    ),
  ).toBe('\uFEFFKỳ,Số\r\nQuý 1,1200.50\r\n')
})

test.each([
  ['', ''],
  ['a,b', 'a,b'],
  ['nói "có"', 'nói "có"'],
  ['hai\r\ndòng', 'hai\r\ndòng'],
  ['-1200.50', '-1200.50'],
  ['+1', '+1'],
  ['-0.5%', '-0.5%'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+1+cmd|x', "'+1+cmd|x"],
  ['-2-3', "'-2-3"],
  ['\t=1', "'\t=1"],
])('the cell %j is read as %j', (cell, read) => {
  expect(
    parse(
      decode(
        toCsv(
          [
            ['a', 'b'],
            [cell, 'x'],
          ],
          'en',
        ),
      ),
      { bom: true },
    )[1],
  ).toEqual([read, 'x'])
})
