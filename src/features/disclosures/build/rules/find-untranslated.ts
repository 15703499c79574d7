import { toLanguageName } from '#engine/content/languages/language-packs.ts'
import type { AttachmentLanguage } from '#engine/model/entries/attachments-field.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import type { TranslationRule } from './disclosure-rule.ts'
import type { Result } from './finding.ts'

/** The text of an entry and each kind of its documents, where a rule requires them in another language too and they are not there. */
export function findUntranslated({ language, since }: TranslationRule, entry: Entry): Result[] {
  if (entry.facts.publishedAt < since) return []
  const name = toLanguageName(language)
  const text: Result[] = entry.texts[language]
    ? []
    : [{ kind: 'missing-translation', field: [], message: say`Has no ${name} text, which is required since ${since}` }]
  return [...text, ...findDocuments({ language, since }, entry)]
}

function findDocuments({ language, since }: Pick<TranslationRule, 'language' | 'since'>, entry: Entry): Result[] {
  const name = toLanguageName(language)
  const isIn = (languageOf: AttachmentLanguage) => languageOf === language || languageOf === 'both'
  const translated = new Set(entry.attachments.filter((one) => isIn(one.language)).map(({ kind }) => kind))
  const missing = entry.attachments.find((one) => one.language === sourceLocale && !translated.has(one.kind))
  if (!missing) return []
  const message = say`Has "${missing.file}" and no ${name} document beside it, which is required since ${since}`
  return [{ kind: 'missing-translation', field: ['attachments'], message }]
}
