import { expect, test } from 'vitest'
import { toFileLines, type FileRule } from './file-rules.ts'

const rules: readonly FileRule[] = [
  [/\.vi\.[a-z]+$/, 'vi'],
  [/^\/events\/(?<site_name>[a-z]+\.ics)$/, 'inline; filename={site_name}'],
]
const ruleLines = [
  [String.raw`"~\\.vi\\.[a-z]+$"`, '"vi"'],
  [String.raw`"~^\\/events\\/(?<site_name>[a-z]+\\.ics)$"`, '"inline; filename=${site_name}"'],
]

test.each([
  [
    'what the rules say needs no line',
    [
      ['/a.vi.pdf', 'vi'],
      ['/a.pdf', ''],
    ],
    [],
  ],
  ['a part of the address is a part of the value', [['/events/a.ics', 'inline; filename=a.ics']], []],
  ['what they miss has one', [['/a.pdf', 'vi']], [['"/a.pdf"', '"vi"']]],
  ['what they would say wrongly has one', [['/a.vi.pdf', '']], [['"/a.vi.pdf"', '""']]],
  ['a value is text', [['/a.pdf', 'a "$b"']], [['"/a.pdf"', String.raw`"a \"${'${site_dollar}'}b\""`]]],
] as const)('%s', (_case, values, exceptions) => {
  expect(toFileLines(values, rules)).toEqual([...exceptions, ...ruleLines])
})

test('a fallback of the map needs no lines', () => {
  expect(
    toFileLines(
      [
        ['/a', 'x'],
        ['/b', 'y'],
      ],
      [],
      'x',
    ),
  ).toEqual([['"/b"', '"y"']])
})
