import { Message, toWords, type SaidText, type Translation } from './message.ts'

let spoken: Translation | undefined

/** Sets the language of what this process tells people from here on: of a program, once, before it begins. */
export function speakFrom(translation: Translation | undefined): void {
  spoken = translation
}

/** Words that were told, with the same in the language of the code, where somebody reads along in that. */
let alsoInCode: Map<string, string> | undefined

/** Lets lines of this process be read in the language of the code, too: `toCodeLine`. */
export function keepForCode(): void {
  alsoInCode = new Map()
}

/** A message in the language of this process. */
export function told(message: SaidText | string): string {
  if (typeof message === 'string') return message
  const words = toWords(message, spoken)
  alsoInCode?.set(words, toWords(message))
  return words
}

/** A text of fixed words in the language of this process: the help of an option, the description of a field. */
export function toldWords(text: string): string {
  return told(new Message(text))
}

/** Words of fewer letters are parts of others. */
const fewestLetters = 3

/** A line that was made of what was told, in the language of the code. What is no part of it, such as a path, stays. */
export function toCodeLine(line: string): string {
  const parts = [...(alsoInCode ?? [])]
    .filter(([words]) => words.length >= fewestLetters && line.includes(words))
    .toSorted(([one], [other]) => other.length - one.length)
  return parts.reduce((before, [words, inCode]) => {
    const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu')
    return before.replace(whole, () => inCode)
  }, line)
}
