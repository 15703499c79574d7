import { expect, test } from 'vitest'
import { toSessionState, type SessionState } from './session-state.ts'

const today = {
  sessions: [
    { from: '09:00', to: '11:30' },
    { from: '13:00', to: '14:45' },
  ],
  daysOff: ['2026-09-02'],
}

test.each<[string, SessionState]>([
  ['2026-11-26T08:59:59+07:00', { kind: 'before', at: '09:00' }],
  ['2026-11-26T09:00+07:00', { kind: 'open', at: '11:30' }],
  ['2026-11-26T11:29+07:00', { kind: 'open', at: '11:30' }],
  ['2026-11-26T11:30+07:00', { kind: 'break', at: '13:00' }],
  ['2026-11-26T13:00+07:00', { kind: 'open', at: '14:45' }],
  ['2026-11-26T14:45+07:00', { kind: 'after', at: '14:45' }],
  ['2026-11-26T23:59+07:00', { kind: 'after', at: '14:45' }],
  // Still Thursday in UTC.
  ['2026-11-26T20:00Z', { kind: 'before', at: '09:00' }],
  ['2026-11-28T10:00+07:00', { kind: 'day-off' }],
  ['2026-11-29T10:00+07:00', { kind: 'day-off' }],
  ['2026-09-02T10:00+07:00', { kind: 'day-off' }],
])('%s', (moment, state) => {
  expect(toSessionState(new Date(moment), today)).toEqual(state)
})

test('without sessions nothing is traded', () => {
  expect(toSessionState(new Date('2026-11-26T10:00+07:00'), { sessions: [], daysOff: [] })).toEqual({ kind: 'day-off' })
})
