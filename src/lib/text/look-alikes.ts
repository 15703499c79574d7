import { unusual } from './unusual.ts'

// Letters that look like those of Vietnamese and English and are others: words with them are not found, and addresses made of
// them lack letters.

/** A character that stands for another. */
export interface LookAlike {
  index: number
  found: string
  /** The character to write; undefined where only the writer knows. */
  replacement: string | undefined
  kind: LookAlikeKind
}

export type LookAlikeKind =
  | 'another letter'
  | 'Cyrillic'
  | 'Greek'
  | 'fullwidth'
  | 'a ligature'
  | 'a letter of formulas'
  | 'a Roman numeral in one character'
  | 'a digit of another script'
  | 'a letter of another script'

/** Letters of other alphabets, each before the one that it looks like. Small Greek letters are apart: formulas have them. */
const cyrillic = toTable('АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYҮYХXаaсcеeһhіiјjоoрpѕsуyхxԁdԛqԝwѵvкkмmнhтtвb')
const greekCapitals = toTable('ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοo')
const greek = new Map([...greekCapitals, ...toTable('αaνvρpυuιiκkγy')])

/** Latin letters that no word of Vietnamese or English has. */
const latin = toTable('ƣưƢƯɑaɡg')

const word = /[\p{L}\p{M}]+/gu

/** The characters of a text that look like others, in its order. */
export function findLookAlikes(text: string): LookAlike[] {
  if (!unusual.test(text)) return []
  const found = [...findEths(text), ...findForms(text), ...findDigits(text)]
  const isRussian = hasOwnLetters(text, /\p{Script=Cyrillic}/u, cyrillic)
  for (const { 0: letters, index } of text.matchAll(word)) {
    for (const one of findInWord(letters, isRussian)) found.push({ ...one, index: index + one.index })
  }
  return found.toSorted((a, b) => a.index - b.index)
}

/** A text in which all that is certain is written with the letters that it looks like. */
export function replaceLookAlikes(text: string): string {
  let result = ''
  let end = 0
  for (const { index, found, replacement } of findLookAlikes(text)) {
    if (replacement === undefined || index < end) continue
    result += text.slice(end, index) + replacement
    end = index + found.length
  }
  return end === 0 ? text : (result + text.slice(end)).normalize('NFC')
}

/**
 * Letters that look like Đ and đ. Icelandic has ð too, never at the start of a word: of capitals within a word, only those of
 * abbreviations such as HĐQT are meant, and small ones are left.
 */
function* findEths(text: string): Generator<LookAlike> {
  const initial = /(?<![\p{L}\p{M}])(?:[ÐƉ]|[ðɖ](?=\p{L})|(?<=\d ?)[ðɖ])/gu
  const inAbbreviation = /(?<=(?<![\p{L}\p{M}])[BCDFGHKLMNPQRSTVXĐÐƉ]\p{Lu}{0,4})[ÐƉ](?=\p{Lu}{0,4}(?!\p{L}))/gu
  const stroked = /[dD]\u0335/g
  for (const { 0: found, index } of [initial, inAbbreviation, stroked].flatMap((one) => [...text.matchAll(one)])) {
    yield { index, found, replacement: /[ÐƉD]/.test(found) ? 'Đ' : 'đ', kind: 'another letter' }
  }
}

/** Other forms of letters, for which Unicode says what they are. */
const forms: readonly (readonly [RegExp, LookAlikeKind])[] = [
  [/[\uFF01-\uFF5E]+/g, 'fullwidth'],
  [/[\uFB00-\uFB06]/g, 'a ligature'],
  [/[\u2160-\u217F]+/g, 'a Roman numeral in one character'],
  // A single one is a variable.
  [/[\u{1D400}-\u{1D7FF}](?:\p{M}*[\u{1D400}-\u{1D7FF}])+/gu, 'a letter of formulas'],
]

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Fullwidth letters and signs belong beside Chinese and Japanese. */
const surroundings = 20

function* findForms(text: string): Generator<LookAlike> {
  for (const [pattern, kind] of forms) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const end = index + found.length
      const around = text.slice(Math.max(index - surroundings, 0), index) + text.slice(end, end + surroundings)
      if (kind === 'fullwidth' && eastAsian.test(around)) continue
      yield { index, found, replacement: found.normalize('NFKC'), kind }
    }
  }
}

/** Digits of other scripts, in texts without a letter of theirs. */
function* findDigits(text: string): Generator<LookAlike> {
  const digits = /(?![0-9\uFF10-\uFF19\u{1D7CE}-\u{1D7FF}])\p{Nd}/gu
  let blocks: Set<number> | undefined
  for (const { 0: found, index } of text.matchAll(digits)) {
    blocks ??= new Set(Array.from(text.matchAll(/\p{L}/gu), ([letter]) => toBlock(letter)))
    if (blocks.has(toBlock(found))) continue
    const code = found.codePointAt(0) ?? 0
    // The digits of a script follow each other.
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
    yield { index, found, replacement: String(value), kind: 'a digit of another script' }
  }
}

/** Scripts begin at multiples of 128. */
function toBlock(character: string): number {
  return (character.codePointAt(0) ?? 0) >> 7
}

function findInWord(letters: string, isRussian: boolean): readonly LookAlike[] {
  if (!/[\u0180-\u02AF\u0370-\u058F\u10A0-\u10FF\u13A0-\u13FF\u1F00-\u1FFF\uAB70-\uABBF]/.test(letters)) return []
  const isPhonetic = /[\u0250\u0252-\u0260\u0262-\u02AF]/.test(letters)
  const ofLatin = isPhonetic ? [] : pick(letters, latin, 'another letter')
  const latinCount = letters.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latinCount === 0) return isRussian ? [] : findWholeWord(letters)
  const isCyrillic = hasOwnLetters(letters, /\p{Script=Cyrillic}/u, cyrillic)
  const isFormula = hasOwnLetters(letters, /\p{Script=Greek}/u, greek)
  return [
    ...ofLatin,
    ...(isCyrillic ? [] : pick(letters, cyrillic, 'Cyrillic')),
    ...(isFormula ? [] : pick(letters, latinCount < 3 ? greekCapitals : greek, 'Greek')),
    ...Array.from(letters.matchAll(otherScripts), ({ 0: found, index }) => ({ index, found, ...ofOther })),
  ]
}

const otherScripts = /\p{Script=Armenian}|\p{Script=Georgian}|\p{Script=Cherokee}/gu
const ofOther = { replacement: undefined, kind: 'a letter of another script' } as const

/**
 * A whole word of another alphabet is meant, unless all of its letters look like ours, and the text has no other word of it: “НСМ”
 * for HCM. What it is, only its writer knows.
 */
function findWholeWord(letters: string): LookAlike[] {
  const found = pick(letters, cyrillic, 'Cyrillic')
  const count = Array.from(letters.matchAll(/\p{L}/gu)).length
  return found.length === count ? found.map((one) => ({ ...one, replacement: undefined })) : []
}

/** The letters of a table in a word; an accent stays. */
function pick(letters: string, table: ReadonlyMap<string, string>, kind: LookAlikeKind): LookAlike[] {
  return Array.from(letters.matchAll(/[\u0180-\u02AF\u0370-\u1DFF\u1F00-\u1FFF]/g)).flatMap(({ 0: found, index }) => {
    const [base = '', ...marks] = found.normalize('NFD')
    const written = table.get(base)
    return written === undefined
      ? []
      : [{ index, found, replacement: (written + marks.join('')).normalize('NFC'), kind }]
  })
}

/** True if a text has letters of a script that look like none of ours: it is then written in it. */
function hasOwnLetters(text: string, script: RegExp, table: ReadonlyMap<string, string>): boolean {
  return Array.from(text.matchAll(/[\u0370-\u1DFF\u1F00-\u1FFF\uA640-\uA69F]/g)).some(
    ([letter]) => script.test(letter) && !table.has(letter.normalize('NFD').charAt(0)),
  )
}

function toTable(pairs: string): ReadonlyMap<string, string> {
  const letters = Array.from(pairs)
  return new Map(letters.flatMap((letter, index) => (index % 2 === 0 ? [[letter, letters[index + 1] ?? '']] : [])))
}
