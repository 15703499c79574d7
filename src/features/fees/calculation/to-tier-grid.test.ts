import { expect, test } from 'vitest'
import type { FeeRow } from './compute-fee.ts'
import { toTierGrid } from './to-tier-grid.ts'

const row = (channel: string, from: string, percent: string, to?: string): FeeRow => ({
  channel,
  tier: { from, to },
  rate: { type: 'percent', percent },
})

test.each([
  ['one row', [row('tat-ca', '0', '1')], ['tat-ca'], [['0', undefined, '1']]],
  [
    'channels with the same tiers',
    [
      row('truc-tuyen', '0', '1', '100'),
      row('truc-tuyen', '100', '2'),
      row('tai-quay', '0', '3', '100'),
      row('tai-quay', '100', '4'),
    ],
    ['truc-tuyen', 'tai-quay'],
    [
      ['0', '100', '1', '3'],
      ['100', undefined, '2', '4'],
    ],
  ],
  [
    'channels with different tiers',
    [
      row('truc-tuyen', '0', '1', '9'),
      row('truc-tuyen', '9', '2'),
      row('tai-quay', '0', '3', '10'),
      row('tai-quay', '10', '4'),
    ],
    ['truc-tuyen', 'tai-quay'],
    [
      ['0', '9', '1', '3'],
      ['9', '10', '2', '3'],
      ['10', undefined, '2', '4'],
    ],
  ],
])('%s', (_case, rows, channels, lines) => {
  const grid = toTierGrid(rows)
  expect(grid.channels).toEqual(channels)
  const shown = grid.lines.map(({ tier, rows: found }) => [
    tier.from,
    tier.to,
    ...found.map((one) => (one?.rate.type === 'percent' ? one.rate.percent : undefined)),
  ])
  expect(shown).toEqual(lines)
})
