import { expect, test } from 'vitest'
import type { Change } from '../protocol/changes.ts'
import { toBatches } from './to-batches.ts'

const change = (path: string, more: Partial<Change> = {}): Change => ({
  path,
  kind: 'add',
  state: 'timed',
  by: 'An',
  at: '2026-11-30T01:00:00.000Z',
  hash: path,
  isEmbargoed: false,
  isBehind: false,
  ...more,
})
const order: Change['order'] = { action: 'withdraw', reason: { vi: 'a', en: 'a' } }

const cases: [string, Change[], Record<string, string>, string[]][] = [
  ['no disclosure: one after the other', [change('news/a'), change('news/b')], {}, ['news/a', 'news/b']],
  [
    'figures and a release go along with the report',
    [change('financials/2026'), change('periodic-reports/q4'), change('press-releases/r')],
    {},
    ['periodic-reports/q4 + financials/2026 press-releases/r'],
  ],
  [
    'an explanation that the report names goes first, and all else with the last',
    [change('financials/2026'), change('periodic-reports/q4'), change('disclosures/why')],
    { 'periodic-reports/q4': 'explainedIn: why\n' },
    ['disclosures/why', 'periodic-reports/q4 + financials/2026'],
  ],
  [
    'two that name each other',
    [change('disclosures/one'), change('disclosures/two')],
    { 'disclosures/one': 'two', 'disclosures/two': 'one' },
    ['disclosures/one', 'disclosures/two'],
  ],
  [
    'a removal, a withdrawal and a file of the root by themselves',
    [
      change('news/a', { kind: 'remove' }),
      change('disclosures/w', { order }),
      change('menus.yaml'),
      change('disclosures/x'),
    ],
    {},
    ['disclosures/x', 'news/a', 'disclosures/w', 'menus.yaml'],
  ],
]

test.each(cases)('%s', (_name, changes, facts, expected) => {
  const batches = toBatches(changes, ({ path }) => facts[path] ?? '')
  expect(
    batches.map(({ change: { path }, along }) =>
      along.length > 0 ? `${path} + ${along.map((one) => one.path).join(' ')}` : path,
    ),
  ).toEqual(expected)
})
