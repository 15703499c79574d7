import { toNumberSigns } from '#lib/numbers/number-signs.ts'
import { codeLanguage, translatedLanguages, type ProgramLanguage } from '#lib/say/languages.ts'

/** A number as somebody typed it. Its value is a decimal with a point, exact: `1200.50`. */
export type ParsedAmount =
  /** `other`: the value that it has where the signs are those of the other language, if it is one there too. */
  | { isDone: true; value: string; other?: string | undefined }
  /** `nearest`: a value that was probably meant. */
  | { isDone: false; nearest?: string | undefined }

const languages: readonly ProgramLanguage[] = [codeLanguage, ...translatedLanguages]

/**
 * A number in the signs of a language: `1.200.000,50` in Vietnamese, `1,200,000.50` in English. Blanks may divide groups, and a
 * negative one may be in parentheses, as in accounts.
 */
export function parseAmount(text: string, language: ProgramLanguage): ParsedAmount {
  const typed = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
  const inBrackets = /^\(([^()-]+)\)$/.exec(typed)?.[1]
  const [, sign = '', digits = ''] = /^([+-]?)\s*(.+)$/.exec(inBrackets?.trim() ?? typed) ?? []
  const isNegative = inBrackets !== undefined || sign === '-'
  const [value, other] = [language, ...languages.filter((one) => one !== language)].map((one) => {
    const number = toNumber(digits, one)
    return number === undefined ? undefined : toSigned(number, isNegative)
  })
  if (value !== undefined) return { isDone: true, value, ...(other !== undefined && other !== value && { other }) }
  return { isDone: false, nearest: other ?? toNearest(digits, isNegative) }
}

function toNumber(digits: string, language: ProgramLanguage): string | undefined {
  const { group, decimal } = toNumberSigns(language)
  const groups = `(?:\\d{1,3}(?:\\${group}\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d{1,3}(?:'\\d{3})+|\\d+)`
  const [, whole, fraction] = new RegExp(`^(${groups})(?:\\${decimal}(\\d+))?$`).exec(digits) ?? []
  if (whole === undefined) return undefined
  const plain = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return fraction === undefined ? plain : `${plain}.${fraction}`
}

/** Without its groups, where their signs are right and their lengths are not: `1.2000.000`. */
function toNearest(digits: string, isNegative: boolean): string | undefined {
  const words = digits.split(/[.,' ]+/)
  if (!words.every((word) => /^\d+$/.test(word)) || words.length < 3) return undefined
  return toSigned(words.join('').replace(/^0+(?=\d)/, ''), isNegative)
}

function toSigned(number: string, isNegative: boolean): string {
  return isNegative && /[1-9]/.test(number) ? `-${number}` : number
}
