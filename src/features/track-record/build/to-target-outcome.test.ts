import { expect, test } from 'vitest'
import { toTargetOutcome, type KnownPrice, type Target } from './to-target-outcome.ts'

/** A target of 52,000 đồng from a price of 43,000. */
const target = (changes: Partial<Target> = {}): Target => ({
  date: '2025-08-21',
  rating: 'mua',
  target: '52000',
  price: '43000',
  ...changes,
})
const below: Partial<Target> = { rating: 'ban', target: '40000' }
const at = (date: string, price: string): KnownPrice => ({ date, price })
const before = '2026-08-21'
const after = '2026-08-22'

test.each<[string, Target, KnownPrice[], today: string, state: string, known: string | undefined]>([
  ['nothing known, within the year', target(), [], before, 'open', undefined],
  ['nothing known, after it', target(), [], after, 'unknown', undefined],
  ['a price at the target', target(), [at('2026-02-25', '52000')], before, 'hit', '52000'],
  ['a price beyond it', target(), [at('2026-02-25', '52001')], before, 'hit', '52001'],
  ['a price short of it, within the year', target(), [at('2026-02-25', '51999')], before, 'open', '51999'],
  ['the same after it', target(), [at('2026-02-25', '51999')], after, 'miss', '51999'],
  ['the last day of the year', target(), [at('2026-08-21', '52000')], after, 'hit', '52000'],
  ['a day later', target(), [at('2026-08-22', '52000')], after, 'unknown', undefined],
  [
    'the price of the report itself',
    target({ target: '43000' }),
    [at('2025-08-20', '43000')],
    after,
    'unknown',
    undefined,
  ],
  ['a price of its day', target(), [at('2025-08-21', '60000')], after, 'unknown', undefined],
  [
    'reached first, and lost later',
    target(),
    [at('2026-06-01', '45000'), at('2026-02-25', '53000')],
    after,
    'hit',
    '53000',
  ],
  [
    'never reached, the latest price stands for it',
    target(),
    [at('2026-06-01', '45000'), at('2026-02-25', '50000')],
    after,
    'miss',
    '45000',
  ],
  ['a target below, and a fall', target(below), [at('2026-02-25', '39000')], before, 'hit', '39000'],
  ['a target below, and a rise', target(below), [at('2026-02-25', '60000')], after, 'miss', '60000'],
  ['no price of the day, to buy', target({ price: null }), [at('2026-02-25', '60000')], before, 'hit', '60000'],
  [
    'no price of the day, to sell',
    target({ ...below, price: null }),
    [at('2026-02-25', '60000')],
    after,
    'miss',
    '60000',
  ],
  [
    'no price of the day, to hold: it is not known where the target lay',
    target({ rating: 'nam-giu', price: null }),
    [at('2026-02-25', '60000')],
    after,
    'unknown',
    '60000',
  ],
  [
    'the same, with a price at the target',
    target({ rating: 'nam-giu', price: null }),
    [at('2026-02-25', '52000')],
    before,
    'hit',
    '52000',
  ],
])('%s', (_case, one, prices, today, state, known) => {
  const outcome = toTargetOutcome(one, prices, today)
  expect([outcome.state, outcome.known?.price]).toEqual([state, known])
})

test.each([
  ['2025-08-21', '2026-08-21'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
])('the twelve months from %s end on %s', (date, until) => {
  expect(toTargetOutcome(target({ date }), [], date).until).toBe(until)
})
