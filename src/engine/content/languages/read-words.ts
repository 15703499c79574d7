import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { codeLanguage, type TranslatedLanguage } from '#lib/say/languages.ts'

/** The words of programs in a language, by those of the code. */
export function readWords(language: TranslatedLanguage): ReadonlyMap<string, string> {
  const file = new URL(`../../../i18n/locales/${language}/editors.po`, import.meta.url)
  const parsed = formatter({ explicitIdAsDefault: true }).parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: codeLanguage,
    filename: file.pathname,
  })
  return new Map(Object.entries(parsed).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])))
}
