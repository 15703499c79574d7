import { expect, test } from 'vitest'
import { createWarningLines, type Diagnostic } from './diagnostics.ts'

const at = (line: number, message: string, severity: Diagnostic['severity'] = 'warning'): Diagnostic => ({
  file: 'content/news/a/vi.md',
  line,
  column: 1,
  message,
  rule: 'links',
  class: severity === 'advice' ? 'wording' : 'integrity',
  severity,
})
const line = (number: number, message: string) => `content/news/a/vi.md:${number}:1 warning: ${message} [links]\n`

test.each<[string, Diagnostic[][], string[]]>([
  ['nothing', [[], []], ['', '']],
  ['the same at each save', [[at(1, 'x')], [at(1, 'x')], [at(1, 'x')]], [`${line(1, 'x')}1 warning`, '', '']],
  [
    'another beside it',
    [[at(1, 'x')], [at(1, 'x'), at(2, 'y')]],
    [`${line(1, 'x')}1 warning`, `${line(2, 'y')}2 warnings`],
  ],
  [
    'the same again, above it',
    [[at(3, 'x')], [at(1, 'x'), at(3, 'x')]],
    [`${line(3, 'x')}1 warning`, `${line(1, 'x')}2 warnings`],
  ],
  ['one that moved with the lines above it', [[at(1, 'x')], [at(5, 'x')]], [`${line(1, 'x')}1 warning`, '']],
  [
    'one of two that is mended',
    [[at(1, 'x'), at(2, 'y')], [at(2, 'y')]],
    [`${line(1, 'x')}${line(2, 'y')}2 warnings`, '1 warning'],
  ],
  [
    'one that comes back',
    [[at(1, 'x')], [], [at(1, 'x')]],
    [`${line(1, 'x')}1 warning`, '', `${line(1, 'x')}1 warning`],
  ],
  [
    'advice, which is counted',
    [[at(1, 'x', 'advice')], [at(1, 'x', 'advice')], [at(1, 'x', 'advice'), at(2, 'y', 'advice')]],
    ['0 warnings, advice 1 (links 1)', '', '0 warnings, advice 2 (links 2)'],
  ],
])('%s is told once', (_name, readings, expected) => {
  expect(readings.map(createWarningLines())).toEqual(expected)
})
