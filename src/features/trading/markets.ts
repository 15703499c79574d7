// The trading rules of the exchanges: hours since the trading system of 5 May 2025, bands, ticks and lots. The page shows
// them, and texts that name hours are checked against them.

export type MarketName = 'hose' | 'hnx' | 'upcom' | 'phai-sinh'

export type SessionKind = 'ato' | 'lien-tuc' | 'atc' | 'plo' | 'thoa-thuan'

/** Times of a trading day, as they are written: 09:15. */
export interface Session {
  kind: SessionKind
  from: string
  to: string
}

/** The smallest change of a price: in đồng, in points of an index for futures; `below` is the first price with another one. */
export interface Tick {
  of: 'co-phieu' | 'etf' | 'etf-chung-quyen' | 'hop-dong'
  amount: string
  below?: string
}

export interface Market {
  name: MarketName
  sessions: readonly Session[]
  putThrough: readonly Session[]
  /** The price band around the reference price in percent, on an ordinary day and on the first day of trading. */
  band: { usual: string; first?: string }
  ticks: readonly Tick[]
  /** The smallest round lot: securities, or contracts. */
  lot: string
  hasOddLots: boolean
}

/** The day since which the hours apply, and that of the last comparison with the exchanges' rules. */
export const hoursSince = '2025-05-05'

const session = (kind: SessionKind, from: string, to: string): Session => ({ kind, from, to })
const morning = session('lien-tuc', '09:00', '11:30')
const afternoon = session('lien-tuc', '13:00', '14:30')
const closing = session('atc', '14:30', '14:45')
const putThrough = [session('thoa-thuan', '09:00', '11:30'), session('thoa-thuan', '13:00', '15:00')]

export const markets: readonly Market[] = [
  {
    name: 'hose',
    sessions: [session('ato', '09:00', '09:15'), session('lien-tuc', '09:15', '11:30'), afternoon, closing],
    putThrough,
    band: { usual: '7', first: '20' },
    ticks: [
      { of: 'co-phieu', amount: '10', below: '10000' },
      { of: 'co-phieu', amount: '50', below: '50000' },
      { of: 'co-phieu', amount: '100' },
      { of: 'etf-chung-quyen', amount: '10' },
    ],
    lot: '100',
    hasOddLots: true,
  },
  {
    name: 'hnx',
    sessions: [morning, afternoon, closing, session('plo', '14:45', '15:00')],
    putThrough,
    band: { usual: '10', first: '30' },
    ticks: [
      { of: 'co-phieu', amount: '100' },
      { of: 'etf', amount: '1' },
    ],
    lot: '100',
    hasOddLots: true,
  },
  {
    name: 'upcom',
    sessions: [morning, session('lien-tuc', '13:00', '15:00')],
    putThrough,
    band: { usual: '15', first: '40' },
    ticks: [{ of: 'co-phieu', amount: '100' }],
    lot: '100',
    hasOddLots: true,
  },
  {
    name: 'phai-sinh',
    sessions: [session('ato', '08:45', '09:00'), morning, afternoon, closing],
    putThrough: [session('thoa-thuan', '08:45', '11:30'), session('thoa-thuan', '13:00', '14:45')],
    band: { usual: '7' },
    ticks: [{ of: 'hop-dong', amount: '0.1' }],
    lot: '1',
    hasOddLots: false,
  },
]
