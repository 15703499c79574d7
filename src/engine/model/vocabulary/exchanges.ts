/** Where shares of public companies are traded: the two exchanges, and the market of unlisted public companies. */
export const exchanges = ['HOSE', 'HNX', 'UPCOM'] as const

export type Exchange = (typeof exchanges)[number]

/**
 * How far a share may trade from its reference price in an ordinary session, in percent, by the trading rules of each
 * exchange, as of 2026-11-23. First sessions and the return after a suspension have wider bands.
 */
export const priceBands: Readonly<Record<Exchange, string>> = { HOSE: '7', HNX: '10', UPCOM: '15' }

/** A move of all shares from one exchange to another that a circular orders. */
export interface ExchangeMove {
  from: Exchange
  to: Exchange
  /** The last day on which it must be complete. */
  by: string
  /** The circular, by its number. */
  circular: string
  amendedBy: string
}

export const exchangeMoves: readonly ExchangeMove[] = [
  { from: 'HNX', to: 'HOSE', by: '2026-12-31', circular: '57/2021/TT-BTC', amendedBy: '69/2023/TT-BTC' },
]
