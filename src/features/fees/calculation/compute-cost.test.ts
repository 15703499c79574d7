import { expect, test } from 'vitest'
import { computeCost, toSettlement, type CostRules } from './compute-cost.ts'

const shares: CostRules<
  { channel: string; tier: { from: string }; rate: { type: 'percent'; percent: string } },
  never
> = {
  rows: [{ channel: 'tai-quay', tier: { from: '0' }, rate: { type: 'percent', percent: '0.30' } }],
  vat: { treatment: 'khong-chiu-thue' },
  charges: [],
}
const tax = { name: 'tax', when: 'ban', rate: { type: 'percent', percent: '0.1' } } as const
const exchange = { name: 'exchange', when: 'mua-ban', rate: { type: 'flat', amount: '2700', per: 'hop-dong' } } as const
const overnight = { name: 'overnight', when: 'rieng', rate: { type: 'flat', amount: '2550', per: 'hop-dong' } } as const

// The former minimum of 20,000 was above 0.45% of any value below 4,444,445.
test.each([
  ['ban', '50000000', '150000', ['50000'], '200000', '49800000'],
  ['mua', '50000000', '150000', [], '150000', '50150000'],
  ['ban', '4444444', '13333', ['4444'], '17777', '4426667'],
  ['ban', '4444445', '13333', ['4444'], '17777', '4426668'],
  ['ban', '500', '2', ['1'], '3', '497'],
  ['ban', '0', '0', ['0'], '0', '0'],
] as const)('a share transaction (%s) of %s', (side, amount, fee, charges, total, settled) => {
  const cost = computeCost({ ...shares, charges: [tax] }, { channel: 'tai-quay', amount, side })
  expect(cost?.fee).toBe(fee)
  expect(cost?.charges.map((one) => one.amount)).toEqual(charges)
  expect(cost?.total).toBe(total)
  expect(toSettlement(side, amount, total)).toBe(settled)
  expect(BigInt(fee) * 10_000n <= BigInt(amount) * 45n).toBe(true)
})

test('charges on futures are counted by contract; what falls due at another time is named, not added', () => {
  const cost = computeCost(
    {
      rows: [{ channel: 'a', tier: { from: '0' }, rate: { type: 'flat', amount: '2500', per: 'hop-dong' } }],
      vat: { treatment: 'khong-chiu-thue' },
      charges: [exchange, overnight],
    },
    { channel: 'a', amount: '10', side: 'mua' },
  )
  expect(cost).toMatchObject({ fee: '25000', charges: [{ amount: '27000' }], total: '52000' })
  expect(cost?.others).toEqual([overnight])
})

test('value added tax is shown apart and is part of the total', () => {
  const cost = computeCost(
    { ...shares, vat: { treatment: 'chua-gom', percent: '10' } },
    { channel: 'tai-quay', amount: '1000000', side: 'mua' },
  )
  expect(cost).toMatchObject({ fee: '3000', vat: '300', total: '3300' })
})

test('value added tax that is included is not added', () => {
  const cost = computeCost(
    { ...shares, vat: { treatment: 'da-gom', percent: '10' } },
    { channel: 'tai-quay', amount: '1000000', side: 'mua' },
  )
  expect([cost?.vat, cost?.total]).toEqual([undefined, '3000'])
})

test('a sale that costs more than it brings', () => {
  expect(toSettlement('ban', '10000', '20000')).toBe('-10000')
})

test('a channel that the schedule does not have costs nothing that could be said', () => {
  expect(computeCost(shares, { channel: 'truc-tuyen', amount: '1', side: 'mua' })).toBeUndefined()
})
