import { expect, test } from 'vitest'
import { toTypesReport, type TypesResult } from './to-types-report.ts'

const toResult = (routes: number, cpuSeconds: number, megabytes: number): TypesResult => ({
  routes,
  cost: { cpuSeconds, wallSeconds: 2, megabytes, files: 100, types: 1500, instantiations: 20 },
})

test('what further routes take', () => {
  expect(
    toTypesReport([toResult(80, 4, 500), toResult(1080, 8.5, 750)])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| 80 | 4.0 s | 2.0 s | 500 MB | 1,500 | 20 |  |  |',
    '| 1,080 | 8.5 s | 2.0 s | 750 MB | 1,500 | 20 | 4.5 | 256 |',
  ])
})
