import { addDays } from '#features/calendar/month-days.ts'
import type { Computed, Fields, Values } from '../fields/field.ts'
import { addSessions, isSession, toSession, toUndecidedYears, type TradingCalendar } from './trading-calendar.ts'

/** Shares are delivered and paid two sessions after the trade. */
const settlementSessions = 2

export function toTradeFields({ from, to }: TradingCalendar) {
  return { 'ngay-khop': { kind: 'day', least: from, most: to } } as const satisfies Fields<'ngay-khop'>
}

export function toRecordFields({ from, to }: TradingCalendar) {
  return { 'ngay-chot': { kind: 'day', least: from, most: to } } as const satisfies Fields<'ngay-chot'>
}

/** A day between a trade and its settlement: how many sessions after the trade it is; null for one that is not counted. */
export interface CountedDay {
  day: string
  sessions: number | null
}

export interface SettlementAnswer {
  tradeDay: string
  settlementDay: string
  /** Each day from the trade to its settlement. */
  days: CountedDay[]
  undecidedYears: string[]
}

/** The day on which shares can be sold on, and money is in the account. */
export function answerSettlement(
  { 'ngay-khop': tradeDay = '' }: Values<'ngay-khop'>,
  calendar: TradingCalendar,
): Computed<'ngay-khop', SettlementAnswer> {
  if (!isSession(tradeDay, calendar)) {
    return { problems: { 'ngay-khop': { code: 'no-session', nearest: toSession(tradeDay, calendar) } } }
  }
  const settlementDay = addSessions(tradeDay, settlementSessions, calendar)
  const undecidedYears = toUndecidedYears(tradeDay, settlementDay, calendar)
  return {
    result: { tradeDay, settlementDay, days: toDays(tradeDay, settlementDay, calendar), undecidedYears },
    problems: {},
  }
}

function toDays(first: string, last: string, calendar: TradingCalendar): CountedDay[] {
  const days: CountedDay[] = []
  let sessions = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const isCounted = isSession(day, calendar)
    days.push({ day, sessions: isCounted ? sessions : null })
    if (isCounted) sessions += 1
  }
  return days
}

export interface RecordAnswer {
  recordDay: string
  /** The first day on which a buyer has no right any more, and a holder may sell and keep it. */
  exDay: string
  lastDayToBuy: string
  undecidedYears: string[]
}

/** The last day to buy for those who want to be holders on a record date: settlement must have taken place. */
export function answerRecord(
  { 'ngay-chot': recordDay = '' }: Values<'ngay-chot'>,
  calendar: TradingCalendar,
): Computed<'ngay-chot', RecordAnswer> {
  if (!isSession(recordDay, calendar)) {
    return { problems: { 'ngay-chot': { code: 'no-session', nearest: toSession(recordDay, calendar) } } }
  }
  const lastDayToBuy = addSessions(recordDay, -settlementSessions, calendar)
  const undecidedYears = toUndecidedYears(lastDayToBuy, recordDay, calendar)
  return {
    result: { recordDay, exDay: addSessions(lastDayToBuy, 1, calendar), lastDayToBuy, undecidedYears },
    problems: {},
  }
}
