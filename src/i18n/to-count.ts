import { languages, type Locale } from '#engine/model/locale/locale.ts'
import { memoize } from '#lib/memoize.ts'
import { formatDecimal } from './format.ts'

/** A number for a message, which selects its words by `form`: `<Select value={form} other={`${figures} mục`} />`. */
export interface Count {
  /** The plural form of the language: Vietnamese has only `other`, English `one` and `other`. */
  form: Intl.LDMLPluralRule
  figures: string
}

const rules = memoize((tag: string) => new Intl.PluralRules(tag))

/** @param value an integer */
export function toCount(locale: Locale, value: number): Count {
  return { form: rules(languages[locale].tag).select(value), figures: formatDecimal(locale, String(value)) }
}
