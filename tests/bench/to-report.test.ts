import { expect, test } from 'vitest'
import { toSteps } from './start-program.ts'
import { toGrowths, toReport, type SizeResult } from './to-report.ts'

const sizeOf = (entries: number, seconds: number, steps: Record<string, number>): SizeResult => ({
  articles: entries,
  entries,
  measures: [{ name: 'clean', cost: { wallSeconds: seconds, cpuSeconds: seconds * 1.5, peakMegabytes: 100 }, steps }],
})

test.each<[string, number[], number, boolean]>([
  ['a step that is linear', [500, 2000, 8000], 1, false],
  ['a step that costs less for each entry', [500, 1000, 1500], 1, false],
  ['a step that grows by a tenth', [500, 2200, 8800], 1.1, false],
  ['a step that grows by more', [500, 2000, 9000], 1.125, true],
  ['a short step that grows', [1, 8, 64], 2, false],
  ['a step that is new at the second size', [0, 200, 800], 1, false],
])('%s', (_, times, growth, isTooMuch) => {
  const sizes = [500, 2000, 8000].map((entries, index) => sizeOf(entries, entries / 1000, { Read: times[index] ?? 0 }))
  const read = toGrowths(sizes).find(({ step }) => step === 'Read')
  expect(read).toMatchObject({ measure: 'clean', isTooMuch })
  expect(read?.growth).toBeCloseTo(growth)
})

test('the report names what grows too much', () => {
  const sizes = [sizeOf(500, 1, { Read: 200 }), sizeOf(2000, 5, { Read: 800 })]
  expect(toReport(sizes)).toBe(
    [
      '| articles | measure | wall | CPU | memory | slowest steps, in ms |',
      '|---|---|---|---|---|---|',
      '| 500 | clean | 1.00 s | 1.50 s | 100 MB | Read 200 |',
      '| 2000 | clean | 5.00 s | 7.50 s | 100 MB | Read 800 |',
      '',
      '| measure | step | ms for each entry | growth |',
      '|---|---|---|---|',
      '| clean | all | 2.000, 2.500 | 1.25 (too much) |',
      '| clean | Read | 0.400, 0.400 | 1.00 |',
    ].join('\n'),
  )
})

test('steps are read from the lines that programs print', () => {
  const output =
    'Building\n  Read content            123 ms\n    5 made, 3 kept\n  Make 12 pages           40 ms for 12\nBuilt x in 99 ms\n'
  expect(toSteps(output)).toEqual({ 'Read content': 123, 'Make pages': 40 })
})
