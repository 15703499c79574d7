import { expect, test } from 'vitest'
import { answerMargin } from './answer-margin.ts'

const rows = [
  {
    channel: 'tat-ca',
    tier: { from: '0', to: '5000000000' },
    rate: { type: 'percent', percent: '12.5', period: 'nam' },
  },
  { channel: 'tat-ca', tier: { from: '5000000000' }, rate: { type: 'percent', percent: '11.5', period: 'nam' } },
] as const
const typed = { 'gia-tri': '400000000', vay: '200000000' }

test.each([
  [
    'of the schedule, as its example has it',
    {},
    { amount: '2054795', percent: '12.5', days: '30', isOfSchedule: true },
  ],
  ['of its second tier', { vay: '5000000000', 'so-ngay': '7' }, { amount: '11027397', percent: '11.5' }],
  ['that was typed', { 'lai-suat': '9.75', 'so-ngay': '365' }, { amount: '19500000', isOfSchedule: false }],
  ['of nothing', { 'lai-suat': '0' }, { amount: '0' }],
  ['without a debt', { vay: '0' }, null],
])('interest %s', (_case, change, interest) => {
  const { result } = answerMargin({ ...typed, ...change }, rows)
  if (interest === null) expect(result?.interest).toBeNull()
  else expect(result?.interest).toMatchObject(interest)
})

test('without a schedule, and without a rate, there is no interest to say', () => {
  expect(answerMargin(typed, []).result?.interest).toBeNull()
})

test('ratios that are left out are the least that the law allows', () => {
  expect(answerMargin(typed, []).result?.loan).toMatchObject({ initial: '50', maintenance: '30' })
})

test('without the debt, the rest of what is one’s own is borrowed; both at once must sum to the value', () => {
  expect(answerMargin({ 'gia-tri': '200000000', von: '80000000' }, []).result?.loan.debt).toBe('120000000')
  expect(answerMargin({ ...typed, von: '200000000' }, []).result?.loan.debt).toBe('200000000')
  expect(answerMargin({ ...typed, von: '80000000' }, [])).toEqual({ problems: { von: { code: 'debt-and-equity' } } })
})

test('neither debt nor money of one’s own is no answer, nor is more than the value', () => {
  expect(answerMargin({ 'gia-tri': '2' }, [])).toEqual({ problems: { vay: { code: 'empty' } } })
  expect(answerMargin({ 'gia-tri': '2', von: '3' }, [])).toEqual({
    problems: { von: { code: 'too-large', nearest: '2' } },
  })
})

test.each([
  ['a supposed price without the present one', { 'gia-moi': '1' }, { gia: { code: 'needs-price' } }],
  [
    'a level for sales that is not below the one for calls',
    { 'xu-ly': '30' },
    { 'xu-ly': { code: 'not-above-maintenance' } },
  ],
])('%s is no answer', (_case, change, problems) => {
  expect(answerMargin({ ...typed, ...change }, rows)).toEqual({ problems })
})

test('a supposed price: the article on margin calls, 20,000 falling to 14,000', () => {
  const priced = { 'gia-tri': '200000000', vay: '100000000', gia: '20000', 'gia-moi': '14000', 'duy-tri': '35' }
  const { result } = answerMargin(priced, rows)
  expect(result?.supposed?.account).toMatchObject({ ratio: '28.57', shortage: { cash: '9000000', sale: '25714286' } })
})
