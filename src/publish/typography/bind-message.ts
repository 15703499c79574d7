import { bindWords } from './bind-words.ts'
import { labels } from './number-words.ts'

/** Longer texts are sentences, whose lines are of one length and end where there is room. */
const longestLabel = 72

/**
 * A text of the interface in ICU format, with no-break spaces as in titles if it may be a heading, a label or an item of a menu.
 * Names and keywords of the format are no words of the list.
 */
export function bindMessage(message: string): string {
  if (message.length > longestLabel || /[.;!](?:\s|$)/.test(message)) return message
  return bindWords(message).replace(/(\p{L}+) (?=\{)/gu, (part, word: string) =>
    labels.has(word.toLowerCase()) ? `${word}\u00a0` : part,
  )
}
