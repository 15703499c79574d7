import type { TypedParam } from '#engine/model/urls/search.ts'
import { fieldNames } from './calculation/field-names.ts'
import { readTyped, toTypedQuery } from './fields/typed-url.ts'
import type { CalculatorPayload } from './payload.ts'

export function isCalculator(payload: { kind: string }): payload is CalculatorPayload {
  return payload.kind in fieldNames
}

/** The page with the result of what a query has for its fields; undefined where it has nothing. */
export function toCalculatorView(page: CalculatorPayload, search: string): CalculatorPayload | undefined {
  const names: readonly TypedParam[] = fieldNames[page.kind]
  const query = toTypedQuery(names, readTyped(names, search))
  return query === '' ? undefined : { ...page, query }
}
