import type { FinancialFacts } from '#features/financials/collection.ts'
import { divideDecimals, isBelow, movePoint } from '#lib/numbers/decimal.ts'
import type { RecordState } from '../payload.ts'

const powers = { dong: 0, 'trieu-dong': 6, 'ty-dong': 9 } as const satisfies Record<FinancialFacts['unit'], number>

/** A figure of a statement, in the unit of its entry. */
export interface Result {
  value: string
  unit: FinancialFacts['unit']
}

/** A plan, in billions of đồng, against the figure of its year as first reported. At the plan or above it is reached. */
export function toPlanOutcome(
  planned: string,
  result: Result | undefined,
): { state: RecordState; actual: { value: string; percent: string } | null } {
  if (!result) return { state: 'open', actual: null }
  const [plan, actual] = [movePoint(planned, powers['ty-dong']), movePoint(result.value, powers[result.unit])]
  return {
    state: isBelow(actual, plan) ? 'miss' : 'hit',
    actual: { value: toBillions(actual), percent: divideDecimals(movePoint(actual, 2), plan, 1) ?? '' },
  }
}

function toBillions(amount: string): string {
  const billions = divideDecimals(amount, '1000000000', 9) ?? amount
  return billions.includes('.') ? billions.replace(/\.?0+$/, '') : billions
}
