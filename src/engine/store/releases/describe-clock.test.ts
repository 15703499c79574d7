import { expect, test } from 'vitest'
import { describeClock } from './describe-clock.ts'

test('a clock that has gone back is said in the time of Vietnam, with what to do', () => {
  const later = { number: 6, time: '2026-11-22T01:00:00.000Z' }
  expect(describeClock({ number: 7, now: new Date('2026-11-21T18:30:00Z'), later })).toBe(
    'By the clock it is 22 November 2026, 01:30, before release 6 was made (22 November 2026, 08:00): release 7 has that time too, ' +
      'and shows what is due by the clock. Where the clock is wrong, or SOURCE_DATE_EPOCH, set it and build again',
  )
})
