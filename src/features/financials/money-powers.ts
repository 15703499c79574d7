import type { FinancialSet } from './payload.ts'

/** The power of ten of each unit. */
export const moneyPowers: Readonly<Record<FinancialSet['unit'], 0 | 6 | 9>> = { dong: 0, 'trieu-dong': 6, 'ty-dong': 9 }
