/** Names of characters that nobody sees, as Unicode has them, for messages. */
const names: Readonly<Record<string, string>> = {
  '\u0000': 'null',
  '\u00AD': 'soft hyphen',
  '\u034F': 'combining grapheme joiner',
  '\u061C': 'Arabic letter mark',
  '\u115F': 'Hangul filler',
  '\u1160': 'Hangul filler',
  '\u1680': 'Ogham space mark',
  '\u180E': 'Mongolian vowel separator',
  '\u2000': 'en quad',
  '\u2001': 'em quad',
  '\u2002': 'en space',
  '\u2003': 'em space',
  '\u2004': 'three-per-em space',
  '\u2005': 'four-per-em space',
  '\u2006': 'six-per-em space',
  '\u2007': 'figure space',
  '\u2008': 'punctuation space',
  '\u2009': 'thin space',
  '\u200A': 'hair space',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'pop directional formatting',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u202F': 'narrow no-break space',
  '\u205F': 'mathematical space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\u2800': 'empty Braille pattern',
  '\u3000': 'ideographic space',
  '\u3164': 'Hangul filler',
  '\uFEFF': 'byte-order mark',
  '\uFFA0': 'Hangul filler',
  '\uFFF9': 'interlinear annotation',
  '\uFFFA': 'interlinear annotation',
  '\uFFFB': 'interlinear annotation',
  '\uFFFC': 'object replacement character',
}

/** Kinds of characters without a name above. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\p{Co}/u, 'private use'],
  [/^\p{Variation_Selector}/u, 'variation selector'],
  [/^[\u{E0000}-\u{E007F}]/u, 'tag'],
  [/^\p{Cc}/u, 'control character'],
]

/** A character for messages: `U+00AD (soft hyphen)`. */
export function describeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const name = names[character] ?? kinds.find(([kind]) => kind.test(character))?.[1] ?? 'format character'
  return `U+${code} (${name})`
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
