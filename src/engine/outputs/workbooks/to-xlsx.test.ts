import readSheets from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Sheet, Workbook } from '#engine/model/content/workbook.ts'
import { toXlsx } from './to-xlsx.ts'

const toBook = (sheet: Partial<Sheet>): Workbook => ({ title: 'Sổ', sheets: [{ name: 'Bảng 1', rows: [], ...sheet }] })

async function read(book: Workbook) {
  const [sheet] = await readSheets(Buffer.from(await toXlsx(book)))
  return sheet
}

test('numbers are numbers, days are days, and a text is never a formula', async () => {
  const rows: Sheet['rows'] = [
    [{ text: '=1+1' }, { decimal: '-1200.50' }, { year: 2026 }, { day: '2026-11-20' }, { truth: true }],
    [
      { text: '@SUM(A1)' },
      { decimal: '5500000000000' },
      null,
      { moment: '2026-11-20T08:30+07:00' },
      { link: 'https://a.example/b' },
    ],
    // A spreadsheet would round it.
    [{ text: '<&">' }, { decimal: '1234567890123456.7' }],
  ]
  expect(await read(toBook({ header: ['Mã', 'Số', 'Năm', 'Ngày', 'Đúng'], rows }))).toEqual({
    sheet: 'Bảng 1',
    data: [
      ['Mã', 'Số', 'Năm', 'Ngày', 'Đúng'],
      ['=1+1', -1200.5, 2026, new Date('2026-11-20T00:00Z'), true],
      ['@SUM(A1)', 5_500_000_000_000, null, new Date('2026-11-20T08:30Z'), 'https://a.example/b'],
      ['<&">', '1234567890123456.7', null, null, null],
    ],
  })
})

test('the same workbook has the same bytes, at any time', async () => {
  const book = toBook({ header: ['Mã'], rows: [[{ text: 'a' }]] })
  const [first, second] = await Promise.all([toXlsx(book), toXlsx(book)])
  expect(Buffer.from(first).equals(second)).toBe(true)
  // The moment of a ZIP is where the local header of its first file says: 1 January 1980.
  expect(Buffer.from(first).readUInt16LE(12)).toBe(33)
})

test('another cell gives other bytes', async () => {
  const [one, other] = await Promise.all(['a', 'b'].map((text) => toXlsx(toBook({ rows: [[{ text }]] }))))
  expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? []))).toBe(false)
})
