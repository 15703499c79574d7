import type { Locale } from '#engine/model/locale/locale.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'
import { languagePacks } from '../languages/language-packs.ts'
import { pastedRules } from './pasted-rules.ts'
import { sharedRules } from './shared-rules.ts'

/** The rules for texts in a language. */
export function rulesFor(locale: Locale): readonly WordingRule[] {
  return [...sharedRules, ...pastedRules, ...(languagePacks[locale]?.wordingRules ?? [])]
}
