import { ascending } from '#lib/order.ts'
import type { FeeRow } from './compute-fee.ts'

/** A line of the table: a tier, and the row that applies to it for each channel. */
export interface TierLine<Row extends FeeRow> {
  tier: Row['tier']
  rows: (Row | undefined)[]
}

export interface TierGrid<Row extends FeeRow> {
  channels: Row['channel'][]
  lines: TierLine<Row>[]
}

/** Rows as a grid of tiers by channels. If channels have different tiers, lines are split where any of them begins. */
export function toTierGrid<Row extends FeeRow>(rows: readonly Row[]): TierGrid<Row> {
  const channels = [...new Set(rows.map(({ channel }) => channel))]
  const starts = [...new Set(rows.map(({ tier }) => tier.from))].toSorted((a, b) => ascending(BigInt(a), BigInt(b)))
  const lines = starts.map((from, index) => ({
    tier: { from, to: starts[index + 1] },
    rows: channels.map((channel) =>
      rows.findLast((row) => row.channel === channel && BigInt(row.tier.from) <= BigInt(from)),
    ),
  }))
  return { channels, lines }
}
