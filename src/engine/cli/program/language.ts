import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { codeLanguage, translatedLanguages, type ProgramLanguage, type TranslatedLanguage } from '#lib/say/languages.ts'
import { speakFrom } from '#lib/say/speech.ts'

/**
 * The language of a program: what `--lang` says, else that of the system.
 * @param args of the program
 * @param system its tag in BCP 47
 */
export function findLanguage(args: readonly string[], system: string): ProgramLanguage {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const asked = at === -1 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1])
  const tag = (asked ?? system).toLowerCase()
  return translatedLanguages.find((language) => tag === language || tag.startsWith(`${language}-`)) ?? codeLanguage
}

/** Lets this process speak a language. */
export function speak(language: ProgramLanguage): void {
  speakFrom(language === codeLanguage ? undefined : readWords(language))
}

/** The words of programs in a language, by those of the code. */
function readWords(language: TranslatedLanguage): ReadonlyMap<string, string> {
  const file = new URL(`../../../i18n/locales/${language}/editors.po`, import.meta.url)
  const parsed = formatter({ explicitIdAsDefault: true }).parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: codeLanguage,
    filename: file.pathname,
  })
  return new Map(Object.entries(parsed).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])))
}
