import { expect, test } from 'vitest'
import { isInBand, toPhase, toTurns, type NoticePhase } from './notice-phase.ts'
import type { NoticeTimes } from './payload.ts'

const day = (time: string) => `2026-11-21T${time}+07:00`
const incident: NoticeTimes = { startsAt: day('08:00'), saidAt: day('08:10') }
const over: NoticeTimes = { ...incident, saidAt: day('09:30'), resolvedAt: day('09:30') }
const work: NoticeTimes = { startsAt: day('20:00'), endsAt: '2026-11-23T06:00+07:00', saidAt: '2026-11-18T09:00+07:00' }

test.each<[string, NoticeTimes, string, NoticePhase, boolean]>([
  ['an incident as it begins', incident, day('08:00'), 'current', true],
  ['an incident of which nothing is said for less than a day', incident, '2026-11-22T08:09+07:00', 'current', true],
  ['an incident of which nothing is said for a day', incident, '2026-11-22T08:10+07:00', 'quiet', true],
  ['an incident of which nothing is said for three days', incident, '2026-11-24T08:10+07:00', 'forgotten', false],
  ['an incident a minute before it is over', over, day('09:29'), 'current', true],
  ['an incident that is over', over, day('09:30'), 'over', false],
  ['work more than a day ahead', work, '2026-11-20T19:59+07:00', 'planned', false],
  ['work a day ahead', work, '2026-11-20T20:00+07:00', 'planned', true],
  ['work that goes on for more than a day as planned', work, '2026-11-23T05:59+07:00', 'current', true],
  ['work beyond its end, of which nothing is said', work, '2026-11-23T06:00+07:00', 'current', true],
  ['work a day beyond its end', work, '2026-11-24T06:00+07:00', 'quiet', true],
  ['work three days beyond its end', work, '2026-11-26T06:00+07:00', 'forgotten', false],
])('%s', (_case, times, now, phase, isShown) => {
  expect(toPhase(times, new Date(now))).toBe(phase)
  expect(isInBand(times, new Date(now))).toBe(isShown)
})

test.each([
  ['an incident', incident],
  ['an incident that is over', over],
  ['planned work', work],
])('between its turns, %s stays in its phase', (_case, times) => {
  const turns = toTurns(times).toSorted((a, b) => a - b)
  const states = (from: number, to: number) => {
    const found = new Set<string>()
    for (let at = from; at < to; at += 60_000)
      found.add(`${toPhase(times, new Date(at))} ${isInBand(times, new Date(at))}`)
    return [...found]
  }
  for (const [index, turn] of turns.entries()) {
    expect(states(turn, turns[index + 1] ?? turn + 60_000).length).toBeLessThanOrEqual(1)
  }
})
