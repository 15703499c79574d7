import { codeLanguage, type ProgramLanguage } from '#lib/say/languages.ts'
import { speakFrom } from '#lib/say/speech.ts'
import { readWords } from './read-words.ts'

/** Lets this process speak a language. */
export function speak(language: ProgramLanguage): void {
  speakFrom(language === codeLanguage ? undefined : readWords(language))
}
