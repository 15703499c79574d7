import { expect, test } from 'vitest'
import { toHref } from '#engine/model/urls/href.ts'
import { groupEvents } from './to-coming.ts'

const hub = toHref('/quan-he-co-dong')
const event = (id: string, at: string, title: string, anchor?: string) => ({
  id,
  kind: 'thanh-toan' as const,
  at,
  title,
  link: { href: hub, ...(anchor !== undefined && { anchor }) },
})

test('dates of one subject stand together in their order, wherever others stand between them', () => {
  const groups = groupEvents([
    event('pay', '2026-12-22', 'Dividend', 'a'),
    event('ex', '2026-12-03', 'Dividend', 'a'),
    event('meet', '2026-12-18T09:00+07:00', 'Meeting', 'b'),
    event('record', '2026-12-04', 'Dividend', 'a'),
  ])
  expect(groups.map(({ title, dates }) => [title, dates.map(({ id }) => id)])).toEqual([
    ['Dividend', ['ex', 'record', 'pay']],
    ['Meeting', ['meet']],
  ])
})

test.each([
  ['the same page and another title', event('x', '2026-12-03', 'A', 'a'), event('y', '2026-12-04', 'B', 'a')],
  ['the same title and another page', event('x', '2026-12-03', 'A', 'a'), event('y', '2026-12-04', 'A', 'b')],
])('%s is another subject', (_case, first, second) => {
  expect(groupEvents([first, second])).toHaveLength(2)
})

test('no dates make no subject', () => {
  expect(groupEvents([])).toEqual([])
})
