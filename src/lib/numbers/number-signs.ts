import { memoize } from '../memoize.ts'

/** The signs of numbers in a language, by its BCP 47 tag: what divides groups of three digits, and what decimals. */
export const toNumberSigns = memoize((tag: string): { group: string; decimal: string } => {
  const parts = new Intl.NumberFormat(tag).formatToParts(12_345.6)
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { group: signOf('group'), decimal: signOf('decimal') }
})
