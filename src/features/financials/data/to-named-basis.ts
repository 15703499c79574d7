import type { FinancialSet } from '../payload.ts'

type Basis = FinancialSet['basis']

/** The basis whose figures have the target of a hash: `rieng`, `rieng-nam` and `2025-rieng` are of the separate ones. */
export function toNamedBasis(hash: string, bases: readonly Basis[]): Basis | undefined {
  return bases.find((basis) => `-${hash}-`.includes(`-${basis}-`))
}
