import { findLanguage, readSystemLanguage } from '#lib/say/find-language.ts'
import { codeLanguage, type ProgramLanguage } from '#lib/say/languages.ts'
import { speakFrom } from '#lib/say/speech.ts'
import { readWords } from './read-words.ts'
import { tellLines } from './tell-lines.ts'

/** Lets this process speak a language. */
export function speak(language: ProgramLanguage): void {
  speakFrom(language === codeLanguage ? undefined : readWords(language))
}

/** Lets this process speak the language that its arguments or the system ask for. */
export function speakAsAsked(): void {
  const system = readSystemLanguage(process.env) ?? Intl.DateTimeFormat().resolvedOptions().locale
  const language = findLanguage(process.argv.slice(2), system)
  speak(language)
  tellLines(language, process.env)
}
