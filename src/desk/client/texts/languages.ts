import { codeLanguage, translatedLanguages, type ProgramLanguage } from '#lib/say/languages.ts'
import type { LocalText } from '../../protocol/people.ts'

/** The languages of the desk, the one that it begins with first. */
export const deskLanguages: readonly ProgramLanguage[] = [...translatedLanguages, codeLanguage]

/** The language of the desk that a code names: the first one for any other code. */
export function toDeskLanguage(code: string | null | undefined): ProgramLanguage {
  return deskLanguages.find((one) => one === code) ?? translatedLanguages[0]
}

/** A text in all languages of the desk. */
export function toLocalText(toText: (language: ProgramLanguage) => string): LocalText {
  return Object.fromEntries(deskLanguages.map((one) => [one, toText(one)])) as LocalText // each language is in the list
}
