import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

test('a file starts with a byte-order mark, and rows end with CRLF', () => {
  expect(
    decode(
      toCsv([
        ['Kỳ', 'Số'],
        ['Quý 1', '1200.50'],
      ]),
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
        toCsv([
          ['a', 'b'],
          [cell, 'x'],
        ]),
      ),
      { bom: true },
    )[1],
  ).toEqual([read, 'x'])
})
