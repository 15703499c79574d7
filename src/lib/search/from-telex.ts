/** The keys of Telex that set a tone, and the combining mark of each. */
const tones: Readonly<Record<string, string>> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
}

/** A word as Telex would have made it of its keys. */
export interface TelexWord {
  /** Without accents. */
  typed: string
  /** The mark of its tone; undefined where none was typed. */
  tone: string | undefined
}

/**
 * Keys of the Telex method that stayed letters, as on a keyboard of another language: `phis`, `dichj`, `chuyeenr`. Undefined
 * where a word cannot be that.
 */
export function fromTelex(word: string): TelexWord | undefined {
  const keys = /^(?<letters>[a-z]*?[aeiouy][a-z]*?)(?<tone>[sfrxj]?)$/.exec(word)?.groups
  if (!keys) return undefined
  const { letters = '', tone = '' } = keys
  const typed = letters.replace(/^dd|dd$/, 'd').replace(/([aoe])(.*?)\1|w/g, (_, vowel?: string, rest = '') => {
    return vowel === undefined ? '' : `${vowel}${String(rest)}`
  })
  return typed === word ? undefined : { typed, tone: tones[tone] }
}
