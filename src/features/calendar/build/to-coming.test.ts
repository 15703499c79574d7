import { expect, test } from 'vitest'
import { toHref } from '#engine/model/urls/href.ts'
import { toNextEvents } from '../next-events.ts'
import { groupEvents } from './to-coming.ts'

const now = new Date('2026-11-26T08:00+07:00')
const hub = toHref('/quan-he-co-dong')
const event = (id: string, at: string, title: string, anchor?: string) => ({
  id,
  kind: 'thanh-toan' as const,
  at,
  title,
  link: { href: hub, ...(anchor !== undefined && { anchor }) },
})

test('dates of one subject stand together in their order, wherever others stand between them', () => {
  const groups = groupEvents(
    [
      event('pay', '2026-12-22', 'Dividend', 'a'),
      event('ex', '2026-12-03', 'Dividend', 'a'),
      event('meet', '2026-12-18T09:00+07:00', 'Meeting', 'b'),
      event('record', '2026-12-04', 'Dividend', 'a'),
    ],
    now,
  )
  expect(groups.map(({ title, dates }) => [title, dates.map(({ id }) => id)])).toEqual([
    ['Dividend', ['ex', 'record', 'pay']],
    ['Meeting', ['meet']],
  ])
})

test.each([
  ['the same page and another title', event('x', '2026-12-03', 'A', 'a'), event('y', '2026-12-04', 'B', 'a')],
  ['the same title and another page', event('x', '2026-12-03', 'A', 'a'), event('y', '2026-12-04', 'A', 'b')],
])('%s is another subject', (_case, first, second) => {
  expect(groupEvents([first, second], now)).toHaveLength(2)
})

test('no dates make no subject', () => {
  expect(groupEvents([], now)).toEqual([])
})

test.each<[string, Date | undefined, [title: string, next: string][]]>([
  [
    'as the page was made',
    undefined,
    [
      ['Dividend', '2026-12-03'],
      ['Meeting', '2026-12-18'],
    ],
  ],
  [
    'after the first days of the dividend',
    new Date('2026-12-18T08:00+07:00'),
    [
      ['Meeting', '2026-12-18'],
      ['Dividend', '2026-12-22'],
    ],
  ],
  ['after the meeting', new Date('2026-12-19T08:00+07:00'), [['Dividend', '2026-12-22']]],
  ['after all', new Date('2026-12-23T00:00+07:00'), []],
])('the next events %s', (_case, moment, expected) => {
  const events = groupEvents(
    [
      event('ex', '2026-12-03', 'Dividend'),
      event('pay', '2026-12-22', 'Dividend'),
      event('meet', '2026-12-18', 'Meeting'),
    ],
    now,
  )
  expect(toNextEvents(events, moment).map(({ title, next }) => [title, next])).toEqual(expected)
})

test('what is past when the page is made is left out', () => {
  expect(groupEvents([event('x', '2026-11-25', 'A')], now)).toEqual([])
})
