import { readWords } from '#engine/program/read-words.ts'
import { codeLanguage, translatedLanguages, type ProgramLanguage, type TranslatedLanguage } from '#lib/say/languages.ts'
import { toWords, type SaidText, type Translation } from '#lib/say/message.ts'
import type { LocalText } from '../protocol/people.ts'

const languages: readonly ProgramLanguage[] = [...translatedLanguages, codeLanguage]

/** The catalogues, read once: they are part of the code. */
const catalogues = new Map<TranslatedLanguage, Translation>()

function toTranslation(language: TranslatedLanguage): Translation {
  const known = catalogues.get(language)
  if (known) return known
  const read = readWords(language)
  catalogues.set(language, read)
  return read
}

/** The same text by the language of the desk, each made by a function of its language. */
export function mapLanguages(toText: (language: ProgramLanguage) => string): LocalText {
  const texts = Object.fromEntries(languages.map((one) => [one, toText(one)]))
  return texts as Record<ProgramLanguage, string> // has every language
}

/** A message in the languages of the desk. Each person reads their own, whatever the language of the program is. */
export function toLocalText(message: SaidText): LocalText {
  return mapLanguages((language) => toWords(message, language === codeLanguage ? undefined : toTranslation(language)))
}
