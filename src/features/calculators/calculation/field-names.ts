/** The fields of each calculator, in the order of its form. Addresses name them; every page has this list, and no more of them. */
export const fieldNames = {
  'margin-calculator': [
    'gia-tri',
    'vay',
    'von',
    'gia',
    'gia-moi',
    'duy-tri',
    'ban-dau',
    'xu-ly',
    'lai-suat',
    'so-ngay',
  ],
  'settlement-calculator': ['ngay-khop', 'ngay-chot'],
  'bonus-tax-calculator': ['so-nhan', 'so-ban', 'gia-ban', 'menh-gia'],
  'return-calculator': ['so-giu', 'gia-mua', 'ngay-mua', 'gia-ban', 'ngay-ban'],
} as const

type CalculatorKind = keyof typeof fieldNames

export type FieldOf<Kind extends CalculatorKind> = (typeof fieldNames)[Kind][number]
