import { expect, test } from 'vitest'
import { capitalOn, listingOn } from './capital-and-listing.ts'
import type { ProfileFacts } from './collections/profile.ts'

const document = { vi: 'Giấy phép', en: 'Licence' }
const amounts: ProfileFacts['charterCapital'] = [
  { amount: '4000', currency: 'VND', since: '2020-03-02', document },
  { amount: '5000', currency: 'VND', since: '2024-12-18', document },
]

test.each([
  ['2020-03-01', undefined],
  ['2020-03-02', '4000'],
  ['2024-12-17', '4000'],
  ['2024-12-18', '5000'],
  ['2030-01-01', '5000'],
])('the charter capital on %s', (day, amount) => {
  expect(capitalOn(amounts, day)?.amount).toBe(amount)
})

const listing = (...exchanges: NonNullable<ProfileFacts['listing']>['exchanges']) => ({
  ticker: 'ZZZ',
  checkedOn: '2026-11-20',
  exchanges,
})
const hnx = { exchange: 'HNX', from: '2011-06-15' } as const
const hose = { exchange: 'HOSE', from: '2026-12-21' } as const
const expected = { from: 'HNX', to: 'HOSE', by: '2026-12-31', circular: '57/2021/TT-BTC', amendedBy: '69/2023/TT-BTC' }

test.each([
  ['before the first listing', listing(hnx), '2011-06-14', undefined],
  ['on HNX, without a day of the move', listing(hnx), '2026-11-23', { ...hnx, priceBand: '10', expected }],
  ['on HNX, with the day of the move', listing(hnx, hose), '2026-12-20', { ...hnx, priceBand: '10', next: hose }],
  ['on the day of the move', listing(hnx, hose), '2026-12-21', { ...hose, priceBand: '7' }],
  [
    'on UPCOM',
    listing({ exchange: 'UPCOM', from: '2020-01-02' }),
    '2026-11-23',
    { exchange: 'UPCOM', from: '2020-01-02', priceBand: '15' },
  ],
])('%s', (_case, facts, day, state) => {
  expect(listingOn(facts, day)).toEqual(state)
})
