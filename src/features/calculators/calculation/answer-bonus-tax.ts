import type { Computed, Fields, Values } from '../fields/field.ts'
import { computeSaleTaxes, type SaleTaxes, type ShareSale } from './compute-sale-taxes.ts'
import type { FieldOf } from './field-names.ts'

const shares = { kind: 'count', least: '1', most: '1000000000' } as const
const price = { kind: 'price', least: '1', most: '1000000000' } as const

type BonusTaxField = FieldOf<'bonus-tax-calculator'>

/** In the order of the form. */
export const bonusTaxFields = {
  'so-nhan': shares,
  'so-ban': shares,
  'gia-ban': price,
  'menh-gia': { ...price, kind: 'money', isOptional: true },
} as const satisfies Fields<BonusTaxField>

export interface BonusTaxAnswer extends SaleTaxes {
  sale: ShareSale
}

/** @param usualPar the par value where none is typed */
export function answerBonusTax(
  {
    'so-nhan': received = '0',
    'so-ban': sold = '0',
    'gia-ban': sellingPrice = '0',
    'menh-gia': par,
  }: Values<BonusTaxField>,
  { par: usualPar, transferPercent }: { par: string; transferPercent: string | null },
): Computed<BonusTaxField, BonusTaxAnswer> {
  const sale = { received, sold, price: sellingPrice, par: par ?? usualPar, transferPercent }
  return { result: { ...computeSaleTaxes(sale), sale }, problems: {} }
}
