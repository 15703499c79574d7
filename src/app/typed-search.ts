import * as v from 'valibot'
import { optionalParam, type TypedParam } from '#engine/model/urls/search.ts'
import { fieldNames } from '#features/calculators/calculation/field-names.ts'

type CalculatorKind = keyof typeof fieldNames

/** The search parameters of a calculator: texts, as they were typed. The form says what is wrong with them. */
export function typedSearch(kind: CalculatorKind) {
  const typed: Partial<Record<TypedParam, ReturnType<typeof toParam>>> = {}
  for (const name of fieldNames[kind]) typed[name] = toParam()
  return v.object(typed)
}

function toParam() {
  return optionalParam(v.string())
}
