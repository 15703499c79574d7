import { defineCheck, type ContentObject } from '#engine/content/check/content-check.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { disclosureRules } from './disclosure-rules.ts'
import { isVietnamese } from './is-vietnamese.ts'
import { appliesTo } from './rules/applies-to.ts'
import type { TranslationRule } from './rules/disclosure-rule.ts'
import { toSourceText } from './rules/legal-source.ts'

/**
 * The English text of a disclosure, where the law requires one, is in English: a copy of the Vietnamese one gives foreign
 * shareholders nothing. An error while it can be written anew, a warning where it is recorded as disclosed.
 */
export const checkEnglish = defineCheck('english-in-english', 'law', ({ archive, report, lookAtTexts }) => {
  lookAtTexts({
    name: 'english-in-english',
    basis: '',
    look: ({ subject, locale, text }) => {
      const rule = findRule(subject, locale)
      if (!rule || !('collection' in subject) || !isVietnamese(text())) return false
      const message = say`This text is in Vietnamese, and English is required since ${rule.since} (${rule.id}: ${toSourceText(rule.source)})`
      const record = archive?.lock.get(`${subject.collection}/${subject.slug}`)
      if (record?.parts.has(`${locale}.md`) === true)
        report.warn(subject, [], say`${locale}.md: ${message}; publish a correction with the English text`)
      else report.errorInText(subject, { locale, at: { line: 1, column: 1 } }, say`${message}; translate it`)
      return true
    },
  })
})

/** The rule that requires a text in a language. */
function findRule(subject: ContentObject, locale: Locale): TranslationRule | undefined {
  if (!('collection' in subject)) return undefined
  return disclosureRules.find(
    (rule): rule is TranslationRule & typeof rule =>
      rule.kind === 'translation' &&
      rule.language === locale &&
      rule.since <= subject.facts.publishedAt &&
      appliesTo(rule, subject),
  )
}
