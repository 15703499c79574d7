import { describe, expect, test } from 'vitest'
import { findFaults, toUse } from './find-faults.ts'
import type { Sheet } from './read-sheets.ts'
import type { SheetText } from './read-texts.ts'

const height = 842

function text(top: number, more: Partial<SheetText> = {}): SheetText {
  return { text: 'Tài sản', roles: ['P'], isRowOfHeads: false, left: 50, right: 90, top, bottom: top + 12, ...more }
}

function sheet(...texts: SheetText[]): Sheet {
  return { width: 595, height, texts, drawings: [] }
}

/** Text in every third of a sheet. */
const full = [50, 300, 550, 780].map((top) => text(top))

describe('faults of sheets', () => {
  test.each<[string, Sheet[], string[]]>([
    ['none', [sheet(...full), sheet(text(50))], []],
    ['a sheet under a third full', [sheet(text(50)), sheet(...full)], ['sheet 1: 3 % full']],
    ['an empty sheet', [sheet(...full), sheet()], ['sheet 2: empty']],
    ['a gap', [sheet(text(50), text(500))], ['sheet 1: 58 % of it are empty in one place']],
    ['space above the text', [sheet(text(600))], ['sheet 1: 74 % of it are empty in one place']],
    [
      'a heading at the end',
      [sheet(...full, text(790, { roles: ['H2', 'NonStruct'] })), sheet(text(50))],
      ['sheet 1: ends with a heading: Tài sản'],
    ],
    ['a title that is an item of a list', [sheet(...full, text(790, { roles: ['LI', 'H3'] })), sheet(text(50))], []],
    [
      'the head of a table at the end',
      [sheet(...full, text(790, { roles: ['Table', 'TR', 'TH'], isRowOfHeads: true })), sheet(text(50))],
      ['sheet 1: ends with the head of a table or of rows: Tài sản'],
    ],
    ['text beyond the left edge', [sheet(text(50, { left: -4 }))], ['sheet 1: text beyond the edge: Tài sản']],
  ])('%s', (_name, sheets, faults) => {
    expect(findFaults(sheets)).toEqual(faults)
  })
})

test('drawings count as used', () => {
  expect(toUse({ ...sheet(text(50)), drawings: [{ top: 60, bottom: height / 2 }] })).toBeCloseTo(0.5)
})
