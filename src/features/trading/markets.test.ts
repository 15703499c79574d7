import { expect, test } from 'vitest'
import { markets, type Session } from './markets.ts'

test.each(markets.map((market) => [market.name, market] as const))(
  'the day of %s',
  (_name, { sessions, putThrough }) => {
    expect(findFaults(sessions)).toEqual([])
    expect(findFaults(putThrough)).toEqual([])
    // The page says so of all markets in one sentence.
    for (const day of [sessions, putThrough]) expect(findPauses(day)).toEqual(['11:30–13:00'])
  },
)

function findFaults(day: readonly Session[]): string[] {
  return day.flatMap(({ from, to }, index) => {
    const before = day[index - 1]
    return from < to && (before === undefined || before.to <= from) ? [] : [`${from}–${to}`]
  })
}

function findPauses(day: readonly Session[]): string[] {
  return day.flatMap(({ from }, index) => {
    const before = day[index - 1]
    return before === undefined || before.to === from ? [] : [`${before.to}–${from}`]
  })
}
