import { expect, test } from 'vitest'
import { parseCost, toErrorPlaces } from './parse-check.ts'

const diagnostics = `Files:             3341
Lines:           467942
Types:           604057
Instantiations: 2355557
Memory used:    1077248K
Memory allocs:  6949328
Check time:      14.527s
Total time:      17.033s
`

test('costs of a check', () => {
  expect(parseCost(`${diagnostics}0m0.01s 0m0.02s\n1m12.5s 0m0.94s\n`)).toEqual({
    cpuSeconds: 72.5,
    wallSeconds: 17.033,
    megabytes: 1052,
    files: 3341,
    types: 604057,
    instantiations: 2355557,
  })
})

test.each([
  ['no figures', 'error TS5058: No such path\n0m0.01s 0m0.02s\n0m1.50s 0m0.10s\n', 'tsc printed no "Total time"'],
  ['no times of processes', diagnostics, 'The shell printed no times'],
])('%s', (_name, output, message) => expect(() => parseCost(output)).toThrow(message))

test('places of errors, not the lines that explain them', () => {
  const output =
    'src/a.tsx(12,3): error TS2322: Type \'"/a"\'.\n  Type (1,2): error\nroutes/b/$slug.tsx(1,20): error TS1: b\n'
  expect(toErrorPlaces(output)).toEqual(['src/a.tsx:12', 'routes/b/$slug.tsx:1'])
})
