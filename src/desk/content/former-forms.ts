import { writeDate, writeFigure } from '#lib/say/figures.ts'
import { codeLanguage, translatedLanguages, type ProgramLanguage } from '#lib/say/languages.ts'

/** A value of a field, by the name of the field. */
export interface FormerValue {
  field: string
  text: string
}

/** An entry that ends: a person who leaves, a job that is filled. */
export interface EndedEntry {
  /** Its folder, whose own texts name it, of course. */
  path: string
  slug: string
  /** Its titles in all languages. */
  titles: readonly string[]
}

const languages: readonly ProgramLanguage[] = [codeLanguage, ...translatedLanguages]

/** Words that make a small figure a value: `0,15%`, `5.000 đồng`. */
const units = String.raw`(?:\s?%|\s(?:phần trăm|per ?cent|đồng|dong|VND))`

/** The forms in which the value of a field may be written elsewhere; none for a word that says nothing by itself, such as a status. */
export function toForms({ field, text }: FormerValue): RegExp[] {
  if (/^\+\d{8,15}$/.test(text)) return [toPhone(text)]
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  if (hour !== undefined && minute !== undefined) return toTimes(Number(hour), minute)
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return toFigures(field, text)
  if (/^\d{4}-\d\d-\d\d/.test(text)) return [text, ...languages.map((one) => writeDate(text, one))].map(toWhole)
  return text.length >= 6 && (/[\s@:]/.test(text) || (/\d/.test(text) && /[^a-z0-9-]/.test(text)))
    ? [toWhole(text)]
    : []
}

/** The forms in which texts name an entry: its titles, and its slug in a field or an address. */
export function toReferenceForms({ slug, titles }: EndedEntry): RegExp[] {
  const named = titles.filter((title) => title.length >= 4).map(toWhole)
  return slug === '' ? named : [...named, new RegExp(String.raw`(?<![\w-])${escape(slug)}(?![\w-])`)]
}

/** Signs between the groups of a telephone number. */
const gap = String.raw`[ .()\u00a0-]{0,3}`

/** A number in groups, with the code of its country, with a zero in its place, or without the code of its place; not that of another place. */
function toPhone(text: string): RegExp {
  const inGroups = (digits: string) => [...digits].join(gap)
  const [codes, last] = [text.slice(1, -8), text.slice(-8)]
  const before = `(?:${inGroups(codes)}|${inGroups(`0${codes.slice(2)}`)}|${inGroups(codes.replace(/^(..)/, '$10'))})${gap}`
  return new RegExp(String.raw`(?:${before}|(?<!\d${gap}))${inGroups(last)}(?!\d)`)
}

/** A time as content has it, and as people write it: `17:00`, `17h00`, `17 giờ`, `5 pm`. */
function toTimes(hour: number, minute: string): RegExp[] {
  const isFull = minute === '00'
  const half = hour % 12 === 0 ? 12 : hour % 12
  return [
    new RegExp(String.raw`(?<![\p{L}\d.,:])0?${hour} ?[:hg.]${minute}(?![\d:])`, 'u'),
    ...(isFull ? [new RegExp(String.raw`(?<![\p{L}\d.,:])0?${hour} ?(?:giờ|h)(?![\p{L}\d]| ?\d)`, 'u')] : []),
    new RegExp(
      String.raw`(?<![\d.,:])${half}${isFull ? String.raw`(?:[:.]00)?` : `[:.]${minute}`} ?${hour < 12 ? 'a' : 'p'}\.?m\b`,
      'i',
    ),
  ]
}

/** A number of five digits or more is a value by itself; a smaller one with its unit, or in a field of the same name. */
function toFigures(field: string, text: string): RegExp[] {
  const written = [...new Set([text, ...languages.map((one) => writeFigure(text, one))])]
  if (text.replaceAll(/\D/g, '').length >= 5) return [...written, ...toRound(text)].map(toWhole)
  return [
    ...written.map((one) => new RegExp(String.raw`(?<![\p{L}\p{N}.,])${escape(one)}${units}`, 'iu')),
    new RegExp(String.raw`(?<![\p{L}\w])${escape(field)}: ["']?${escape(text)}["']?(?![\w.])`, 'u'),
  ]
}

/** Large amounts as people write them: `5.500 tỷ`, `VND 5,500 billion`. */
function toRound(text: string): string[] {
  const rounds: readonly [number, Readonly<Record<ProgramLanguage, string>>][] = [
    [9, { vi: 'tỷ', en: 'billion' }],
    [6, { vi: 'triệu', en: 'million' }],
  ]
  return rounds.flatMap(([zeros, names]) => {
    const digits = new RegExp(String.raw`^(\d+)0{${zeros}}$`).exec(text)?.[1]
    return digits === undefined ? [] : languages.map((one) => `${writeFigure(digits, one)} ${names[one]}`)
  })
}

function toWhole(text: string): RegExp {
  const escaped = escape(text).replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${escaped}(?![\p{L}\p{N}]|[.,]\d)`, 'u')
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
