import type { CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { divideDecimals, isBelow, toRoundedProduct } from '#lib/numbers/decimal.ts'
import { figure } from '#lib/say/figures.ts'
import { type Message, say } from '#lib/say/message.ts'
import { legalCaps, type LegalCap } from '../legal-caps.ts'

type Schedule = Entry<'fees'>
type Row = Schedule['facts']['rows'][number]

/** An excess of a rate over a cap: its field, and a sentence. */
interface Excess {
  field: 'type' | 'percent' | 'amount' | 'min' | 'max'
  message: Message
}

/** No amount may lead to a fee above the legal cap. */
export function checkLegalCaps(schedule: Schedule, { report }: Pick<CheckContext, 'report'>): void {
  const { product, rows } = schedule.facts
  const cap = legalCaps[product]
  if (!cap) return
  for (const [index, row] of rows.entries()) {
    const excess = cap.rate.type === 'percent' ? overPercent(row, cap.rate.percent) : overFlat(row, cap.rate)
    if (!excess) continue
    const path = ['rows', index, 'rate', excess.field] as const
    report.error(schedule, [...path], say`"${path.join('.')}": ${excess.message} (${cap.source})`)
  }
}

/** The lowest amount of the tier decides: there a minimum or a fixed amount is the largest part of the value. */
function overPercent({ rate, tier }: Row, cap: string): Excess | undefined {
  if (rate.type === 'percent' && isBelow(cap, rate.percent)) {
    return {
      field: 'percent',
      message: say`Must be at most "${cap}", the legal cap in percent of the value, not "${rate.percent}"`,
    }
  }
  const [field, floor] = rate.type === 'flat' ? (['amount', rate.amount] as const) : (['min', rate.min] as const)
  if (floor === undefined || !isBelow(toRoundedProduct([tier.from, cap], 100n, 6), floor)) return undefined
  const threshold = divideDecimals(toRoundedProduct([floor, '100'], 1n, 6), cap, 0)
  const remedy =
    field === 'min' ? say`remove "min", or begin the tier there` : say`write a rate in percent, or begin the tier there`
  return {
    field,
    message: say`${figure(floor)} is more than ${figure(cap)}% of a value below about ${figure(threshold ?? '0')}, and the tier begins at ${figure(tier.from ?? '0')}; ${remedy}`,
  }
}

function overFlat({ rate, tier }: Row, cap: Extract<LegalCap['rate'], { type: 'flat' }>): Excess | undefined {
  if (rate.type === 'percent' || rate.per !== cap.per) {
    const field = 'type'
    return { field, message: say`Must be "flat" with "per: ${cap.per}": the cap is ${figure(cap.amount)} for each` }
  }
  if (isBelow(cap.amount, rate.amount)) {
    return { field: 'amount', message: say`Must be at most "${cap.amount}", not "${rate.amount}"` }
  }
  if (rate.min !== undefined && isBelow(toRoundedProduct([tier.from, cap.amount], 1n, 6), rate.min)) {
    return {
      field: 'min',
      message: say`${figure(rate.min)} is more than ${figure(cap.amount)} for each of ${figure(tier.from)}; remove "min"`,
    }
  }
  if (cap.max === undefined || (rate.max !== undefined && !isBelow(cap.max, rate.max))) return undefined
  const message =
    rate.max === undefined ? say`Is missing: write "${cap.max}"` : say`Must be at most "${cap.max}", not "${rate.max}"`
  return { field: 'max', message }
}
