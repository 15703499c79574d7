import { readFileSync } from 'node:fs'
import type { TranslatedLanguage } from '#lib/say/languages.ts'
import type { Translation } from '#lib/say/message.ts'
import { parseWords } from '#lib/say/parse-words.ts'

/** The words of programs in a language, by those of the code. */
export function readWords(language: TranslatedLanguage): Translation {
  const file = new URL(`../../i18n/locales/${language}/editors.po`, import.meta.url)
  return { language, words: parseWords(readFileSync(file, 'utf8')) }
}
