import type { Heading } from '#engine/model/entries/entry.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'
import type { FeeSchedule } from '#features/fees/payload.ts'
import type { Dividend } from '#features/shares/payload.ts'
import type { TradingCalendar } from './calculation/trading-calendar.ts'

interface CalculatorPage extends SectionPage {
  headings: Heading[]
}

/** The calculator of loans on securities. */
export interface MarginCalculatorPayload extends CalculatorPage {
  kind: 'margin-calculator'
  /** The interest in force; null where the firm has published none. */
  interest: (Pick<FeeSchedule['facts'], 'rows'> & { isSample: boolean }) | null
}

/** The calculator of settlement dates, and of the last day to buy. */
export interface SettlementCalculatorPayload extends CalculatorPage {
  kind: 'settlement-calculator'
  calendar: TradingCalendar
}

/** The tax on sales of shares, as the fee schedule states it. */
export interface TransferTax {
  percent: string
  source: string
  checkedOn: string
}

/** The calculator of the tax on shares that were received as a dividend or a bonus. */
export interface BonusTaxCalculatorPayload extends CalculatorPage {
  kind: 'bonus-tax-calculator'
  /** The par value of shares, in đồng. */
  par: string
  /** Null where no schedule is in force. */
  transferTax: TransferTax | null
}

/** The calculator of dividends and total return of the firm's own share. */
export interface ReturnCalculatorPayload extends CalculatorPage {
  kind: 'return-calculator'
  ticker: string | null
  par: string
  transferTax: TransferTax | null
  /** Newest first. */
  dividends: Dividend[]
  /** Issues to holders, which change how many shares they have, and are not computed. */
  issues: (PageLink & { exDate: string })[]
  /** The days that can be chosen. */
  from: string
  to: string
}

/** The pages that compute something of what is typed. */
export type CalculatorPayload =
  | MarginCalculatorPayload
  | SettlementCalculatorPayload
  | BonusTaxCalculatorPayload
  | ReturnCalculatorPayload
