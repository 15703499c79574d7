import { foldToLetters } from '../text/fold-to-letters.ts'
import { replaceLookAlikes } from '../text/look-alikes.ts'
import { unusual } from '../text/unusual.ts'

/** Syllables whose tone mark may be on either of two vowels: the newer placement, and the older one that is kept here. */
const olderPlacement: Readonly<Record<string, string>> = {
  oà: 'òa',
  oá: 'óa',
  oả: 'ỏa',
  oã: 'õa',
  oạ: 'ọa',
  oè: 'òe',
  oé: 'óe',
  oẻ: 'ỏe',
  oẽ: 'õe',
  oẹ: 'ọe',
  uỳ: 'ùy',
  uý: 'úy',
  uỷ: 'ủy',
  uỹ: 'ũy',
  uỵ: 'ụy',
}

/** The final `y` of a syllable without another vowel, and the `i` that may be written instead: kỹ thuật, kĩ thuật. */
const finalVowels: Readonly<Record<string, string>> = { y: 'i', ý: 'í', ỳ: 'ì', ỷ: 'ỉ', ỹ: 'ĩ', ỵ: 'ị' }

const isPlain = (word: string) => /^[\0-\x7f]*$/.test(word)

/**
 * A word as it is compared: in lower case, with its accents, and in one of the spellings that Vietnamese allows for a syllable:
 * hoà, hòa; thuý, thúy; mỹ, mĩ.
 */
export function toWordForm(word: string): string {
  const lower = word.toLowerCase()
  const form = isPlain(lower) ? lower : placeTone(toMeant(lower))
  return form.replace(/^(h|k|l|m|s|t|v|qu)([yýỳỷỹỵ])$/, (_, start: string, vowel: string) => {
    return start + (finalVowels[vowel] ?? vowel)
  })
}

/** A word with the letters that it is meant to have: without soft hyphens, and with đ for the ð that looks like it. */
function toMeant(word: string): string {
  if (!unusual.test(word)) return word.normalize('NFC')
  const visible = word.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return replaceLookAlikes(visible).replace(/[ðɖ]/g, 'đ')
}

function placeTone(word: string): string {
  // After `q`, the `u` belongs to the consonant: quý, never qúy.
  if (word.startsWith('qu') || word.startsWith('qú')) return word.replace(/^qúy$/, 'quý')
  const placed = olderPlacement[word.slice(-2)]
  return placed === undefined ? word : word.slice(0, -2) + placed
}

/** A form without its accents: the same for all words that a visitor without a Vietnamese keyboard types alike. */
export function foldForm(form: string): string {
  return isPlain(form) ? form : foldToLetters(form)
}
