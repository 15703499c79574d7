import type { Fields } from '../fields/field.ts'
import type { FieldOf } from './field-names.ts'
import { leastRatios } from './least-ratios.ts'

const money = { kind: 'money', least: '1', most: '999999999999999' } as const
const price = { kind: 'price', least: '1', most: '1000000000', isOptional: true } as const
const ratio = { kind: 'percent', least: '1', most: '99' } as const

export type MarginField = FieldOf<'margin-calculator'>

/** In the order of the form. */
export const marginFields = {
  'gia-tri': money,
  vay: { ...money, least: '0', isOptional: true },
  von: { ...money, isOptional: true },
  gia: price,
  'gia-moi': price,
  'duy-tri': { ...ratio, least: leastRatios.maintenance, isOptional: true },
  'ban-dau': { ...ratio, least: leastRatios.initial, isOptional: true },
  'xu-ly': { ...ratio, isOptional: true },
  'lai-suat': { kind: 'percent', least: '0', most: '100', isOptional: true },
  'so-ngay': { kind: 'count', least: '1', most: '3650', isOptional: true },
} as const satisfies Fields<MarginField>
