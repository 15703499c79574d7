import type { TypedParam } from '#engine/model/urls/search.ts'
import { keysOf } from '#lib/records.ts'
import { bonusTaxFields } from './calculation/answer-bonus-tax.ts'
import { marginFields } from './calculation/margin-fields.ts'
import { readTyped, toTypedQuery } from './fields/typed-url.ts'
import type { CalculatorPayload } from './payload.ts'

/** The fields of each calculator, in the order of its form. */
export const calculatorFields: Readonly<Record<CalculatorPayload['kind'], readonly TypedParam[]>> = {
  'margin-calculator': keysOf(marginFields),
  'bonus-tax-calculator': keysOf(bonusTaxFields),
  'return-calculator': ['so-giu', 'gia-mua', 'ngay-mua', 'gia-ban', 'ngay-ban'],
  'settlement-calculator': ['ngay-khop', 'ngay-chot'],
}

export function isCalculator(payload: { kind: string }): payload is CalculatorPayload {
  return payload.kind in calculatorFields
}

/** The page with the result of what a query has for its fields; undefined where it has nothing. */
export function toCalculatorView(page: CalculatorPayload, search: string): CalculatorPayload | undefined {
  const names = calculatorFields[page.kind]
  const query = toTypedQuery(names, readTyped(names, search))
  return query === '' ? undefined : { ...page, query }
}
