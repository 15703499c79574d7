import { expect, test } from 'vitest'
import { toPlanOutcome, type Result } from './to-plan-outcome.ts'

const billions = (value: string): Result => ({ value, unit: 'ty-dong' })

test.each<[string, string, Result | undefined, ReturnType<typeof toPlanOutcome>]>([
  ['no result yet', '1200', undefined, { state: 'open', actual: null }],
  ['more than planned', '1200', billions('1250'), { state: 'hit', actual: { value: '1250', percent: '104.2' } }],
  ['as planned', '1200', billions('1200.0'), { state: 'hit', actual: { value: '1200', percent: '100.0' } }],
  ['a little less', '1200', billions('1199.9'), { state: 'miss', actual: { value: '1199.9', percent: '100.0' } }],
  ['a loss', '1200', billions('-120'), { state: 'miss', actual: { value: '-120', percent: '-10.0' } }],
  [
    'in millions of đồng',
    '1200.5',
    { value: '1200500', unit: 'trieu-dong' },
    { state: 'hit', actual: { value: '1200.5', percent: '100.0' } },
  ],
  [
    'in đồng',
    '1200',
    { value: '1199999999999', unit: 'dong' },
    { state: 'miss', actual: { value: '1199.999999999', percent: '100.0' } },
  ],
])('%s', (_case, planned, result, expected) => {
  expect(toPlanOutcome(planned, result)).toEqual(expected)
})
