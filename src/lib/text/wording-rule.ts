import type { Message } from '../say/message.ts'
/** One form that texts are held to. */
export interface WordingRule {
  /** Matches other forms; with the flag `g`. */
  pattern: RegExp
  /** Found in every text with a match of the pattern. Rules that share one are looked for only where it is found, which is rare. */
  needs?: RegExp
  /** The problem and its reason; the message continues with the form to write. */
  message: Message
  /** The form to write; the match itself where nothing is wrong with it, undefined where only the editor can say. */
  toReplacement: (match: RegExpExecArray) => string | undefined
  /** The form that the message proposes where `toReplacement` leaves it to the editor. */
  toHint?: (match: RegExpExecArray) => string
  /**
   * Where it holds: in all texts if it is not given; only in titles and summaries, `head`; only in `fields`, which are shown as
   * they are written, while quotes in Markdown become curly by themselves; only in Markdown, `body`.
   */
  place?: 'head' | 'fields' | 'body'
}

/** Where a text is. */
export type WordingPlace = 'body' | 'head' | 'fields'

export function appliesTo({ place: wanted }: WordingRule, place: WordingPlace): boolean {
  if (wanted === undefined || wanted === place) return true
  return wanted === 'fields' && place === 'head'
}
