import { say, type Message } from '#lib/say/message.ts'
import type { Rate } from './calculation/compute-fee.ts'

/** The most that may be charged, before value added tax, and the rule that says so. */
export interface LegalCap {
  rate: Pick<Extract<Rate, { type: 'percent' }>, 'type' | 'percent'> | Extract<Rate, { type: 'flat' }>
  source: Message
}

// Only what is certain is here: a product without a line is not checked.
const brokerage = say`Circular 102/2021/TT-BTC`
const depository = say`Circular 101/2021/TT-BTC, the price of VSDC, which is passed on at cost`

/** By product. */
export const legalCaps: Readonly<Record<string, LegalCap>> = {
  'co-phieu': { rate: { type: 'percent', percent: '0.45' }, source: brokerage },
  'luu-ky': { rate: { type: 'flat', amount: '0.27', per: 'chung-khoan-thang' }, source: depository },
  'luu-ky-trai-phieu': {
    rate: { type: 'flat', amount: '0.18', per: 'chung-khoan-thang', max: '2000000' },
    source: depository,
  },
}
