import { expect, test } from 'vitest'
import { countByMonth, toMonthsCover } from './to-months-cover.ts'

const context = { locale: 'vi', translate: ({ message }: { message: string }) => message } as const
const counted = { id: 'build.test', message: '# mục', comment: '' } as const

test.each([
  ['the last month', ['2026-11-30', '2026-11-01'], '0 0 0 0 0 0 0 0 0 0 0 2'],
  ['twelve months, over the turn of a year', ['2026-11-20', '2025-12-01', '2026-01-31'], '1 1 0 0 0 0 0 0 0 0 0 1'],
  ['nothing that is older', ['2026-11-20', '2025-11-30', '2023-11-20'], '0 0 0 0 0 0 0 0 0 0 0 1'],
])('months have %s', (_, days, expected) => {
  expect(countByMonth(days, '2026-11-20').join(' ')).toBe(expected)
})

test('a cover counts what it draws, up to the newest day, in whatever order the days are', () => {
  const days = ['2026-10-01', '2026-11-20', '2024-01-01', '2026-10-31']
  const cover = toMonthsCover(context, { ground: 'paper', title: 'Công bố', counted, days })
  expect(cover).toMatchObject({ figure: '3 mục', note: '12 tháng đến 20/11/2026', kind: 'Công bố', ground: 'paper' })
  expect(cover?.shape).toMatchObject({ values: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1], own: [11, 11] })
})

test('no entries, no cover', () => {
  expect(toMonthsCover(context, { ground: 'ink', title: 'Tin', counted, days: [] })).toBeUndefined()
})
