import { Message, toWords, type SaidText, type Translation } from './message.ts'

let spoken: Translation | undefined

/** Sets the language of what this process tells people from here on: of a program, once, before it begins. */
export function speakFrom(translation: Translation | undefined): void {
  spoken = translation
}

/** A message in the language of this process. */
export function told(message: SaidText | string): string {
  return typeof message === 'string' ? message : toWords(message, spoken)
}

/** A text of fixed words in the language of this process: the help of an option, the description of a field. */
export function toldWords(text: string): string {
  return toWords(new Message(text), spoken)
}
