import { expect, test } from 'vitest'
import { isCarried } from './use-carried-stair.ts'

const data = '/quan-he-co-dong/du-lieu'
const quarter = `${data}/2026-q3`

test.each<[string | undefined, string, boolean]>([
  ['/trang-chu', quarter, true],
  ['/', quarter, true],
  ['/quan-he-co-dong', quarter, true],
  [quarter, data, true],
  [data, quarter, true],
  [quarter, `${data}/2026-q2`, true],
  ['/quan-he-co-dong', data, true],
  [quarter, quarter, false],
  [undefined, quarter, false],
  ['/trang-chu', '/quan-he-co-dong', false],
  ['/tin-tuc', quarter, false],
  [quarter, '/quan-he-co-dong/lich-su-kien', false],
  [quarter, `${data}/2026-q3/a`, false],
  ['/quan-he-co-dong', '/quan-he-co-dong/du-lieu-khac', false],
])('from %s to %s: %s', (from, to, expected) => {
  expect(isCarried(from, to)).toBe(expected)
})
