// The exchanges on which shares are traded, as data: no other file names one.

import { say } from '#lib/say/message.ts'

/** An exchange, or the market of unlisted public companies: its code in facts, and how texts write it. */
export interface NamedExchange {
  code: string
  written: string
  /** Other codes of it. */
  also: readonly string[]
  /** How far a share may trade from its reference price in an ordinary session, in percent, as of 2026-11-23. First sessions and the return after a suspension have wider bands. */
  priceBand: string
}

/** The exchanges by their names in code. */
export const exchanges = {
  hose: { code: 'HOSE', written: 'HOSE', also: ['HSX'], priceBand: '7' },
  hnx: { code: 'HNX', written: 'HNX', also: [], priceBand: '10' },
  upcom: { code: 'UPCOM', written: 'UPCoM', also: [], priceBand: '15' },
} as const satisfies Readonly<Record<string, NamedExchange>>

/** The codes that facts may have, in the order in which pages show them. */
export const exchangeCodes = [exchanges.hose.code, exchanges.hnx.code, exchanges.upcom.code] as const

export type ExchangeCode = (typeof exchangeCodes)[number]

/** The full names of exchanges to which disclosures are sent. */
export const exchangeNames = {
  hnx: /*i18n*/ { id: 'exchange.hnx', message: 'Sở giao dịch chứng khoán Hà Nội (HNX)' },
  hose: /*i18n*/ { id: 'exchange.hose', message: 'Sở giao dịch chứng khoán Thành phố Hồ Chí Minh (HOSE)' },
  vnx: /*i18n*/ { id: 'exchange.vnx', message: 'Sở giao dịch chứng khoán Việt Nam (VNX)' },
} as const

/** The same names for editors. */
export const toldExchanges = {
  hnx: say`Hanoi Stock Exchange (HNX)`,
  hose: say`Ho Chi Minh City Stock Exchange (HOSE)`,
  vnx: say`Vietnam Exchange (VNX)`,
} as const

/** A move of all shares from one exchange to another that a circular orders. */
export interface ExchangeMove {
  from: ExchangeCode
  to: ExchangeCode
  /** The last day on which it must be complete. */
  by: string
  /** The circular, by its number. */
  circular: string
  amendedBy: string
}

export const exchangeMoves: readonly ExchangeMove[] = [
  { from: 'HNX', to: 'HOSE', by: '2026-12-31', circular: '57/2021/TT-BTC', amendedBy: '69/2023/TT-BTC' },
]

/** Indices that exist, as texts write them. */
export const realIndices: readonly RegExp[] = [
  /\bVN-?Index\b/i,
  /\bHNX-?Index\b/i,
  /\bUPCoM-?Index\b/i,
  /\bVN-?(?:30|100)\b(?:-?Index)?/i,
  /\bHNX-?30\b/i,
  /\bVNX ?All-?Share\b/i,
  /\bVN(?:Mid|Sml|All|Diamond|FinLead)(?:cap|share)?\b/i,
]
