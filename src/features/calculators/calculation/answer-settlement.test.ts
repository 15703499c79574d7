import { expect, test } from 'vitest'
import { answerRecord, answerSettlement } from './answer-settlement.ts'

const calendar = {
  from: '2024-01-01',
  to: '2027-12-31',
  daysOff: [
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-02-20',
    '2026-04-30',
    '2026-05-01',
    '2027-01-01',
  ],
  decidedYears: ['2026'],
}

// The table of the guide to T+2, in the week from Monday, 23 November 2026.
test.each([
  ['Monday', '2026-11-23', '2026-11-25'],
  ['Tuesday', '2026-11-24', '2026-11-26'],
  ['Wednesday', '2026-11-25', '2026-11-27'],
  ['Thursday', '2026-11-26', '2026-11-30'],
  ['Friday', '2026-11-27', '2026-12-01'],
  ['before Tết', '2026-02-13', '2026-02-24'],
  ['before 30 April', '2026-04-29', '2026-05-05'],
  ['at the end of the year', '2026-12-31', '2027-01-05'],
])('a trade on %s, %s, is settled on %s', (_name, day, settled) => {
  expect(answerSettlement({ 'ngay-khop': day }, calendar).result?.settlementDay).toBe(settled)
})

test('the days between are told one by one', () => {
  expect(answerSettlement({ 'ngay-khop': '2026-11-27' }, calendar).result?.days).toEqual([
    { day: '2026-11-27', sessions: 0 },
    { day: '2026-11-28', sessions: null },
    { day: '2026-11-29', sessions: null },
    { day: '2026-11-30', sessions: 1 },
    { day: '2026-12-01', sessions: 2 },
  ])
})

// Of the firm's own notices: record date, ex-rights date, and the last day to buy that the notice of 2024 explains.
test.each([
  ['dividend of 2023', '2024-06-14', '2024-06-13', '2024-06-12'],
  ['dividend of 2024', '2025-05-23', '2025-05-22', '2025-05-21'],
  ['dividend of 2025', '2026-05-15', '2026-05-14', '2026-05-13'],
  ['interim dividend of 2026', '2026-12-04', '2026-12-03', '2026-12-02'],
  ['a record date on a Monday', '2026-11-30', '2026-11-27', '2026-11-26'],
  ['a record date after Tết', '2026-02-23', '2026-02-13', '2026-02-12'],
])('%s: record date %s, ex-rights date %s, buy until %s', (_case, recordDay, exDay, lastDayToBuy) => {
  expect(answerRecord({ 'ngay-chot': recordDay }, calendar).result).toMatchObject({ exDay, lastDayToBuy })
})

test.each([
  ['a Sunday', '2026-11-29', '2026-11-30'],
  ['the eve of Tết', '2026-02-16', '2026-02-23'],
])('on %s nothing is traded', (_case, day, nearest) => {
  expect(answerSettlement({ 'ngay-khop': day }, calendar)).toEqual({
    problems: { 'ngay-khop': { code: 'no-session', nearest } },
  })
  expect(answerRecord({ 'ngay-chot': day }, calendar)).toEqual({
    problems: { 'ngay-chot': { code: 'no-session', nearest } },
  })
})

test.each([
  ['2026-11-25', []],
  ['2026-12-31', ['2027']],
  ['2027-03-02', ['2027']],
  ['2025-12-31', ['2025']],
])('of a trade on %s, days off are not decided in %j', (day, years) => {
  expect(answerSettlement({ 'ngay-khop': day }, calendar).result?.undecidedYears).toEqual(years)
})
