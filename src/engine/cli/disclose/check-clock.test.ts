import { expect, test } from 'vitest'
import { say } from '#lib/say/message.ts'
import { describeBehind } from './check-clock.ts'

const at = (moment: string, name = 'release 7') => ({ what: say`${name}`, at: moment })
const now = new Date('2026-11-21T09:40:20+07:00')

test.each<[string, ReturnType<typeof at>[], string | undefined]>([
  ['nothing was made', [], undefined],
  ['what was made before', [at('2026-11-21T02:39:00Z')], undefined],
  [
    'what was made later in the same minute, as by a clock that is some seconds ahead',
    [at('2026-11-21T02:40:50Z')],
    undefined,
  ],
  [
    'what was made four days later',
    [at('2026-11-25T01:05:00Z')],
    'The clock says 21 November 2026, 09:40, and release 7 is of 25 November 2026, 08:05',
  ],
  [
    'the latest of several, in whatever offset',
    [at('2026-11-25T01:05:00Z'), at('2026-11-25T08:06:00+07:00', 'commit a'), at('2026-11-20T01:05:00Z')],
    'The clock says 21 November 2026, 09:40, and commit a is of 25 November 2026, 08:06',
  ],
])('%s', (_name, made, expected) => {
  expect(describeBehind(now, made)?.toString()).toBe(expected)
})
