import { toCount, type Count } from './to-count.ts'
import { useLocale } from './use-locale.ts'

/** Used in place of `Plural`, which formats numbers with `Intl.NumberFormat`: its first use on a page takes a phone 50 ms. */
export function useCount(value: number): Count {
  return toCount(useLocale(), value)
}
