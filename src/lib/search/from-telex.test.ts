import { expect, test } from 'vitest'
import { fromTelex } from './from-telex.ts'

test.each([
  ['phis', 'phi', '\u0301'],
  ['dichj', 'dich', '\u0323'],
  ['chuyeenr', 'chuyen', '\u0309'],
  ['chuwngs', 'chung', '\u0301'],
  ['dduowcj', 'duoc', '\u0323'],
  ['tieenf', 'tien', '\u0300'],
  ['khoanr', 'khoan', '\u0309'],
  ['mowr', 'mo', '\u0309'],
  ['congx', 'cong', '\u0303'],
  ['ddong', 'dong', undefined],
])('the keys %s are %s', (keys, typed, tone) => {
  expect(fromTelex(keys)).toEqual({ typed, tone })
})

test.each(['phi', 'bctc', 'q3', 'giao', 'zzs', '2026', 'phí'])('%s is no word of keys', (word) => {
  expect(fromTelex(word)).toBeUndefined()
})
