import { say, type Message } from '#lib/say/message.ts'
/** Names of characters that nobody sees, as Unicode has them, for messages. */
const names: Readonly<Record<string, Message>> = {
  '\u0000': say`null`,
  '\u00AD': say`soft hyphen`,
  '\u034F': say`combining grapheme joiner`,
  '\u061C': say`Arabic letter mark`,
  '\u115F': say`Hangul filler`,
  '\u1160': say`Hangul filler`,
  '\u1680': say`Ogham space mark`,
  '\u180E': say`Mongolian vowel separator`,
  '\u2000': say`en quad`,
  '\u2001': say`em quad`,
  '\u2002': say`en space`,
  '\u2003': say`em space`,
  '\u2004': say`three-per-em space`,
  '\u2005': say`four-per-em space`,
  '\u2006': say`six-per-em space`,
  '\u2007': say`figure space`,
  '\u2008': say`punctuation space`,
  '\u2009': say`thin space`,
  '\u200A': say`hair space`,
  '\u200B': say`zero-width space`,
  '\u200C': say`zero-width non-joiner`,
  '\u200D': say`zero-width joiner`,
  '\u200E': say`left-to-right mark`,
  '\u200F': say`right-to-left mark`,
  '\u2028': say`line separator`,
  '\u2029': say`paragraph separator`,
  '\u202A': say`left-to-right embedding`,
  '\u202B': say`right-to-left embedding`,
  '\u202C': say`pop directional formatting`,
  '\u202D': say`left-to-right override`,
  '\u202E': say`right-to-left override`,
  '\u202F': say`narrow no-break space`,
  '\u205F': say`mathematical space`,
  '\u2060': say`word joiner`,
  '\u2066': say`left-to-right isolate`,
  '\u2067': say`right-to-left isolate`,
  '\u2068': say`first strong isolate`,
  '\u2069': say`pop directional isolate`,
  '\u2800': say`empty Braille pattern`,
  '\u3000': say`ideographic space`,
  '\u3164': say`Hangul filler`,
  '\uFEFF': say`byte-order mark`,
  '\uFFA0': say`Hangul filler`,
  '\uFFF9': say`interlinear annotation`,
  '\uFFFA': say`interlinear annotation`,
  '\uFFFB': say`interlinear annotation`,
  '\uFFFC': say`object replacement character`,
}

/** Kinds of characters without a name above. */
const kinds: readonly (readonly [RegExp, Message])[] = [
  [/^\p{Co}/u, say`private use`],
  [/^\p{Variation_Selector}/u, say`variation selector`],
  [/^[\u{E0000}-\u{E007F}]/u, say`tag`],
  [/^\p{Cc}/u, say`control character`],
]

/** A character for messages: `U+00AD (soft hyphen)`. */
export function describeCharacter(character: string): Message {
  const name = names[character] ?? kinds.find(([kind]) => kind.test(character))?.[1] ?? say`format character`
  return say`${toCode(character)} (${name})`
}

/** `U+00AD` */
export function toCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Characters of Word's symbol fonts that mark items of lists, as other fonts have them. */
export const symbolBullets: Readonly<Record<string, string>> = {
  '\uF02D': '–',
  '\uF06C': '●',
  '\uF06E': '■',
  '\uF071': '❑',
  '\uF075': '◆',
  '\uF076': '❖',
  '\uF09F': '•',
  '\uF0A7': '▪',
  '\uF0A8': '▫',
  '\uF0B7': '•',
  '\uF0D8': '➢',
  '\uF0E0': '→',
  '\uF0FC': '✓',
  '\uF0FE': '☑',
}
