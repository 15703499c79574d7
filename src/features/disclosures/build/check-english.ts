import { defineCheck } from '#engine/content/check/content-check.ts'
import { isVietnamese } from './is-vietnamese.ts'

/**
 * The English text of a disclosure is in English: a copy of the Vietnamese one gives foreign shareholders nothing. An error while it
 * can be written anew, a warning where it is recorded as disclosed.
 */
export const checkEnglish = defineCheck('english-in-english', 'law', ({ site, archive, report, lookAtTexts }) => {
  const archived: ReadonlySet<string> = new Set(site.names.filter((name) => site.collections[name].isArchived))
  lookAtTexts({
    name: 'english-in-english',
    basis: '',
    look: ({ subject, locale, text }) => {
      if (locale !== 'en' || !('collection' in subject) || !archived.has(subject.collection)) return false
      if (!isVietnamese(text())) return false
      const message =
        'This text is in Vietnamese: disclosures are published in English at the same time (Thông tư 96/2020/TT-BTC, Điều 5, khoản 2)'
      if (archive?.lock.get(`${subject.collection}/${subject.slug}`)?.parts.has('en.md') === true)
        report.warn(subject, [], `en.md: ${message}; publish a correction with the English text`)
      else report.errorInText(subject, { locale, at: { line: 1, column: 1 } }, `${message}; translate it`)
      return true
    },
  })
})
