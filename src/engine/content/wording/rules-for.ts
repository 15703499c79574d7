import { languages, pickConvention, type Locale } from '#engine/model/locale/locale.ts'
import { englishRules } from './english-rules.ts'
import { sharedRules } from './shared-rules.ts'
import { vietnameseRules } from './vietnamese-rules.ts'
import type { WordingRule } from './wording-rule.ts'

/** The rules for texts in a language. */
export function rulesFor(locale: Locale): readonly WordingRule[] {
  const isEnglish = languages[locale].tag.startsWith('en')
  const own = pickConvention(locale, { vietnamese: vietnameseRules, international: isEnglish ? englishRules : [] })
  return [...sharedRules, ...own]
}
