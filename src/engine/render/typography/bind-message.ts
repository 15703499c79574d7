import { bindWords, labels } from './bind-words.ts'

/** The comment in the source that tells headings from other texts: `<Trans comment="heading">`. */
export const headingComment = 'heading'

/** A heading of the interface in ICU format, with no-break spaces as in titles. Names of the format are no words of the list. */
export function bindMessage(message: string): string {
  return bindWords(message).replace(/(\p{L}+) (?=\{)/gu, (part, word: string) =>
    labels.has(word.toLowerCase()) ? `${word}\u00a0` : part,
  )
}
