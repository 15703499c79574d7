import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'

const published = 'publishedAt: 2026-04-24T09:00+07:00\n'
const entry = (path: string, facts: string): Changes => ({
  [`${path}/entry.yaml`]: `${facts}${published}`,
  [`${path}/vi.md`]: text(),
})
const unit = (slug: string, order: number, more = '') =>
  entry(`units/${slug}`, `kind: ho-tro\norder: ${order}\n${more}`)
const office = (changes: Readonly<Record<string, string>> = {}) => {
  const lines = {
    kind: 'chi-nhanh',
    order: '1',
    address: '{ vi: { street: Số 1, province: Hà Nội }, en: { street: 1, province: Hanoi } }'.replace(
      'street: 1,',
      'street: No. 1,',
    ),
    geo: '{ lat: "21.0285", lng: "105.8542" }',
    hours: '[{ days: [thu-hai], opens: "08:00", closes: "11:30" }]',
    phones: '["+842431000000"]',
    ...changes,
  }
  return entry(
    'offices/a',
    Object.entries(lines)
      .map(([key, value]) => `${key}: ${value}\n`)
      .join(''),
  )
}

test.each<[string, Changes, string[]]>([
  ['a tree', { ...unit('a', 1), ...unit('b', 1, 'parent: a\n'), ...unit('c', 2, 'parent: a\n') }, []],
  [
    'two roots',
    { ...unit('a', 1), ...unit('b', 1) },
    ['units/b/entry.yaml:1:1 Has no "parent", like a; the chart has only one root: name the unit above'],
  ],
  [
    'a cycle beside the tree',
    { ...unit('a', 1), ...unit('b', 1, 'parent: c\n'), ...unit('c', 2, 'parent: b\n') },
    [
      'units/b/entry.yaml:3:9 "parent": Forms a cycle: b → c → b',
      'units/c/entry.yaml:3:9 "parent": Forms a cycle: c → b → c',
    ],
  ],
  [
    'a parent that does not exist',
    { ...unit('tong', 1), ...unit('b', 1, 'parent: tog\n') },
    ['units/b/entry.yaml:3:9 "parent": There is no entry units/tog. Did you mean "tong"?'],
  ],
  [
    'two units in the same position',
    { ...unit('a', 1), ...unit('b', 1, 'parent: a\n'), ...unit('c', 1, 'parent: a\n') },
    ['units/c/entry.yaml:2:8 "order": "1, below a" is already used by units/b; choose another value'],
  ],
  ['an office', office(), []],
  [
    'coordinates swapped',
    office({ geo: '{ lat: "105.8542", lng: "21.0285" }' }),
    [
      'offices/a/entry.yaml:4:13 "geo.lat": Must be a latitude in Vietnam, from 6 to 24; are latitude and longitude swapped?',
      'offices/a/entry.yaml:4:30 "geo.lng": Must be a longitude in Vietnam, from 102 to 118; are latitude and longitude swapped?',
    ],
  ],
  [
    'closing before it opens',
    office({ hours: '[{ days: [thu-hai], opens: "13:00", closes: "11:30" }]' }),
    ['offices/a/entry.yaml:5:52 "hours.0.closes": Must be after "opens"'],
  ],
  [
    'a telephone number with blanks',
    office({ phones: '["024 3100 0000"]' }),
    ['offices/a/entry.yaml:6:10 "phones.0": Must be in the international form without blanks, such as "+842400000000"'],
  ],
  [
    'a milestone in a month that does not exist',
    entry('milestones/a', 'date: 2019-13-01\n'),
    ['milestones/a/entry.yaml:1:7 "date": Must be a quoted year, "2019", or a date that exists, 2019-06-30'],
  ],
  [
    'no profile',
    { 'profile/cong-ty': null },
    [
      'pages/ve-shs/gioi-thieu-shs/entry.yaml:1:1 Shows the profile of the company, but there is none: write content/profile/<slug>',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})

const facts = await readFile(`${siteContent}/profile/cong-ty/entry.yaml`, 'utf8')

test.each([
  [
    'more treasury shares than shares',
    'treasuryShares: "0"',
    'treasuryShares: "550000001"',
    /"treasuryShares": Must not be more than the 550,000,000 shares issued$/,
  ],
  ['part of a share', 'treasuryShares: "0"', 'treasuryShares: "0.5"', /"treasuryShares": Must be a whole number/],
])('a profile with %s', async (_case, from, to, problem) => {
  const problems = await problemsOf({ 'profile/cong-ty/entry.yaml': facts.replace(from, to) })
  expect(problems.filter((line) => line.startsWith('profile/'))).toEqual([expect.stringMatching(problem)])
})

test('a second profile', async () => {
  const problems = await problemsOf({ 'profile/dong-ty/entry.yaml': facts, 'profile/dong-ty/vi.md': text() })
  expect(problems).toEqual([
    'profile/dong-ty/entry.yaml:1:1 Is a second profile beside profile/cong-ty; there can be only one: remove one folder',
  ])
})
